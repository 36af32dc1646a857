import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Document {
  /** The path from the top of the project. */
  readonly path: string;
  readonly text: string;
  /** The text without blocks between lines of three backticks. */
  readonly prose: string;
}

const documents = globSync(['*.md', '{server,shared,client,scripts,public,docs}/**/*.md'], { cwd: root })
  .toSorted()
  .map((path) => readDocument(path));

function readDocument(path: string): Document {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, prose: text.replace(/^```.*?^```$/gms, '') };
}

const findDocument = (path: string) => documents.find((document) => document.path === path);
const listLines = (path: string) => (findDocument(path)?.text ?? '').trimEnd().split('\n');

test('the README is at most 150 lines long', () => {
  expect(listLines('README.md').length).toBeLessThanOrEqual(150);
});

test('a decision is a dated file of eight lines: its title, context, decision and consequence', () => {
  const decisions = documents.filter(({ path }) => path.startsWith('docs/decisions/'));
  const faults = decisions.flatMap(({ path, text }) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const isWhole = [/^# /m, /^\*\*Context\.\*\* /m, /^\*\*Decision\.\*\* /m, /^\*\*Consequence\.\*\* /m];
    return [
      ...(/\/\d{4}-\d{2}-\d{2}-[a-z0-9-]+\.md$/.test(path) ? [] : [`${path}: the name has no date`]),
      ...(lines.length <= 8 ? [] : [`${path}: ${lines.length} lines`]),
      ...(lines.every(({ length }) => length <= 120)
        ? []
        : [`${path}: a line is longer than 120 characters`]),
      ...(isWhole.every((part) => part.test(text)) ? [] : [`${path}: a part is missing`]),
    ];
  });

  expect(decisions.length).toBeGreaterThan(30);
  expect(faults).toEqual([]);
});

test('every file and folder that a document names exists', () => {
  const settings = readDocument('.env.example');

  expect([...documents, settings].flatMap(listMissing)).toEqual([]);
});

/** Paths from the top of the project anywhere; in prose also code spans that are file names or end with a slash. */
function listMissing({ path, text, prose }: Document): readonly string[] {
  const folder = join(root, dirname(path));
  const fromTop = [
    ...text.matchAll(/(?<![\w./@<>-])(?:server|shared|client|scripts|public|deploy|docs)\/[\w./@-]*[\w/-]/g),
  ]
    .map(([name]) => name)
    // What an operator puts there, and Git ignores.
    .filter((name) => !/^deploy\/(?:secrets|\.env)\b/.test(name));
  const isRoom = /(?:^|\/)README\.md$|^docs\//.test(path);
  const spans = isRoom
    ? [...prose.matchAll(/`(\w[\w.-]*(?:\/[\w.-]+)*(?:\/|\.(?:ts|tsx|mjs|md|css|csv)))`/g)]
    : [];
  const near = spans
    .map(([, name = '']) => name)
    .filter((name) => name !== 'deploy/secrets/')
    .filter((name) => !existsSync(join(folder, name)) && !existsSync(join(root, name)));
  return [...fromTop.filter((name) => !existsSync(join(root, name))), ...near].map(
    (name) => `${path}: ${name} is not there`,
  );
}

test('every link between documents leads to an existing file and heading', () => {
  const faults = documents.flatMap((document) =>
    [...document.prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^https?:|^\//.test(target) && !leadsSomewhere(document, target))
      .map((target) => `${document.path}: ${target}`),
  );

  expect(faults).toEqual([]);
});

function leadsSomewhere({ path }: Document, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const absolute = file === '' ? join(root, path) : join(root, dirname(path), file);
  if (!existsSync(absolute)) return false;
  if (anchor === undefined) return true;
  return listAnchors(findDocument(relative(root, absolute))?.prose ?? '').includes(anchor);
}

/** The anchors that GitHub makes from headings. */
function listAnchors(prose: string): readonly string[] {
  return [...prose.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

const packageJson: {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('each dependency has a line that says why it is used, and there are no other lines', () => {
  const rows = listLines('docs/libraries.md').filter((line) => /^\| (?!Package|---)/.test(line));
  const explained = rows.flatMap((row) => (row.split('|')[1] ?? '').split(',').map((name) => name.trim()));
  const names = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies });
  // The types of a package have no line of their own.
  const own = names.filter((name) => !name.startsWith('@types/'));

  expect(explained.toSorted()).toEqual(own.toSorted());
});

test('every npm script that a document names is in package.json', () => {
  const unknown = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z-]+)/g)]
      .filter(([, name = '']) => !(name in packageJson.scripts))
      .map(([command]) => `${path}: ${command}`),
  );

  expect(unknown).toEqual([]);
});

test('a walk lists the files of a room together, or says why it comes back to the room', () => {
  const walks = [...(findDocument('server/README.md')?.text ?? '').matchAll(/^```walk\n(.*?)^```$/gms)];
  const faults = walks.flatMap(([, text = '']) => listReturns(text.trimEnd().split('\n')));

  expect(walks).toHaveLength(4);
  expect(faults).toEqual([]);
});

/** Lines that come back to a room after lines of another one, without "again: " and a reason. */
function listReturns(lines: readonly string[]): readonly string[] {
  const left = new Set<string>();
  let here: string | undefined;
  return lines.filter((line) => {
    const room = roomOf(line);
    if (room === here) return false;
    if (here !== undefined) left.add(here);
    here = room;
    return left.has(room) && !line.includes(' again: ');
  });
}

/** `server/pages`, `server/platform/http`, `shared/deals`, `client`. */
function roomOf(line: string): string {
  const [side = '', room = '', part = ''] = line.trim().split('/');
  if (side === 'client' || side === 'scripts') return side;
  return room === 'platform' ? `${side}/${room}/${part}` : `${side}/${room}`;
}
