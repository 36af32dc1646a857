import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A document of the site, as far as a deploy looks at it. */
export interface SitePage {
  readonly path: string;
  /** Id of the build that drew it; undefined if it does not say. */
  readonly build: string | undefined;
  readonly hasHeading: boolean;
  /** Paths of this site that it links to. */
  readonly links: readonly string[];
  /** Addresses of its scripts, styles and fonts. */
  readonly files: readonly string[];
  /** What the tag of a script promises of its content: `sha256-…`, by the script's address. */
  readonly integrity: ReadonlyMap<string, string>;
}

/** Reads a page of a node. Throws unless it is a complete document whose data can be read. */
export async function readPage(origin: string, path: string): Promise<SitePage> {
  const { type, content } = await read(origin, path);
  const html = content.toString();
  if (!type.startsWith('text/html') || !html.includes('</html>'))
    throw new Error(`${path} is no whole document`);
  const blocks = [...html.matchAll(/<script type="application\/(ld\+)?json"[^>]*>([^<]*)<\/script>/g)];
  const data = blocks.map(([, , text = '']) => parseData(path, text));
  const isLinked = blocks.map(([, linked]) => linked !== undefined);
  if (data.some((each, place) => isLinked[place] && each['@context'] !== 'https://schema.org'))
    throw new Error(`${path} has structured data of no known kind`);
  const state = data.find((each, place) => !isLinked[place] && each.build !== undefined);
  return {
    path,
    build: typeof state?.build === 'string' ? state.build : undefined,
    hasHeading: /<h1[\s>]/.test(html),
    links: [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    files: [...new Set(html.match(/\/(?:assets|fonts)\/[\w.-]+\.(?:js|css|woff2)/g))],
    integrity: new Map(
      [...html.matchAll(/ src="([^"]+)"[^>]* integrity="([^"]+)"/g)].map(([, src = '', hash = '']) => [
        src,
        hash,
      ]),
    ),
  };
}

/** Reads the id of the build that answered with data of a page. */
export async function readDataBuild(origin: string, path: string): Promise<unknown> {
  const { content } = await read(origin, path);
  return parseData(path, content.toString()).build;
}

/** Throws unless a script, style sheet or font arrives whole and with something in it. */
export async function checkFile(origin: string, address: string, integrity?: string): Promise<void> {
  const { content } = await read(origin, address);
  // A page once answered 200 with a style sheet that had lost its rules.
  if (content.toString().trim() === '') throw new Error(`${address} is empty`);
  const hash = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  if (integrity !== undefined && integrity !== hash) throw new Error(`${address} is not as it was built`);
}

function parseData(path: string, text: string): Readonly<Record<string, unknown>> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${path} has data that cannot be read`, { cause: error });
  }
}

async function read(origin: string, path: string) {
  const answer = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  const content = Buffer.from(await answer.arrayBuffer());
  return { type: answer.headers.get('content-type') ?? '', content };
}
