import compress from '@fastify/compress';
import Fastify from 'fastify';

/** A Fastify server that answers each address with the HTML that `draw` makes of it; compressed as its plugin does. */
export async function createPeer(draw, isCompressed) {
  const app = Fastify();
  if (isCompressed) await app.register(compress);
  app.get('/*', async (request, reply) => {
    const html = await draw(request.url);
    return reply.type('text/html; charset=utf-8').send(html);
  });
  await app.ready();
  return app.server;
}
