import { connect } from 'node:net';
import type { Customer } from './customer.ts';
import type { Stage } from './stage.ts';

/** A file as a customer sends it. */
export type File = readonly [name: string, bytes: Buffer];

/** Sends files in one form, as a browser does. */
export function sendForm({ nodes }: Stage, customer: Customer, files: readonly File[], node: 0 | 1 = 0) {
  const part = (head: string, value: string | Buffer) => [
    Buffer.from(`--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ];
  const body = Buffer.concat([
    ...part('name="csrf"', customer.csrf),
    ...part('name="kind"', 'other'),
    ...files.flatMap(([name, bytes]) => part(`name="file"; filename="${name}"`, bytes)),
    Buffer.from('--edge--\r\n'),
  ]);
  const headers = { 'Content-Type': 'multipart/form-data; boundary=edge' };
  return customer.post(nodes[node], 'documents', { headers, body });
}

/** Sends a form a byte a second; resolves when the node has cut it, or after `limitSeconds`. */
export function sendSlowly(port: number, cookie: string, limitSeconds: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const head = [
    'POST /api/account/documents HTTP/1.1',
    'Host: a',
    `Cookie: ${cookie}`,
    'Accept: application/json',
    'Content-Type: multipart/form-data; boundary=edge',
    'Content-Length: 5000000',
  ];
  socket.resume().write(`${head.join('\r\n')}\r\n\r\n--edge\r\n`);
  const timer = setInterval(() => socket.write('a'), 1000);
  const limit = setTimeout(() => socket.destroy(), limitSeconds * 1000);
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(timer);
      clearTimeout(limit);
      resolve();
    });
  });
}
