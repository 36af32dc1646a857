import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Selector, transform } from 'lightningcss';
import { expect, onTestFinished, test } from 'vitest';
import { findStyleModules } from './css-modules.ts';
import { type ClassUse, listClassUses } from './testing/class-uses.ts';

const root = join(import.meta.dirname, '../..');

/** What is wrong between the style modules of a project and the code that reads their classes. */
function listFaults(folder: string): readonly string[] {
  const uses = listClassUses(folder);
  return findStyleModules(folder).flatMap((sheet) => {
    const defined = readClasses(join(folder, sheet));
    const ofSheet = uses.filter((use) => use.sheet === sheet);
    const read = new Set(ofSheet.flatMap(({ classes = [] }) => classes));
    const unread = [...defined].filter((name) => !read.has(name));
    return [
      ...ofSheet.flatMap((use) => listFaultsOf(use, defined)),
      ...unread.map((name) => `${sheet}: nothing reads .${name}`),
    ];
  });
}

function listFaultsOf({ file, sheet, words, classes }: ClassUse, defined: ReadonlySet<string>) {
  if (!classes) return [`${file}: which class is ${words}?`];
  return classes
    .filter((name) => !defined.has(name))
    .map((name) => `${file}: ${words}, but ${sheet} has no .${name}`);
}

function readClasses(path: string): ReadonlySet<string> {
  const selectors: Selector[] = [];
  const keep = (selector: Selector) => void selectors.push(selector);
  transform({ filename: path, code: readFileSync(path), visitor: { Selector: keep } });
  return new Set(selectors.flatMap(listClasses));
}

/** The classes of a selector and of those in its `:not(…)`, `:has(…)` and the like. */
function listClasses(selector: Selector): readonly string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    const inner = 'selectors' in part ? (part.selectors ?? []) : [];
    return inner.flatMap((each) => (Array.isArray(each) ? listClasses(each) : listClasses([each])));
  });
}

test('code reads only classes that its style sheets have, and every class is read', () => {
  expect(listFaults(root)).toEqual([]);
}, 60_000);

const button = `import styles from './button.module.css';
export const Button = ({ kind }: { kind: 'good' | 'bad' }) => [styles.button, styles[kind]];`;
const sheet = '.button { color: red; } .good, .bad { color: blue; }';
const attacks: readonly (readonly [name: string, code: string, css: string, fault: string])[] = [
  ['emptied sheet', button, '', 'styles.button, but'],
  ['class that is gone', button, '.button { color: red; } .bad { color: red; }', 'has no .good'],
  ['class of the wrong name', button.replace('s.button', 's.buton'), sheet, 'has no .buton'],
  ['class that nothing reads', button, `${sheet} .old { color: red; }`, 'nothing reads .old'],
  ['class only in a selector’s selector', button, `${sheet} b:not(.old) { top: 0; }`, 'reads .old'],
  ['name that may be anything', button.replace("'good' | 'bad'", 'string'), sheet, 'is styles[kind]?'],
  ['sheet handed on whole', `${button} void Object.keys(styles);`, sheet, 'is Object.keys(styles)?'],
  ['class taken out', `${button} const { gone: b } = styles; void b;`, sheet, 'has no .gone'],
  ['named import', button.replace('styles from', 'styles, { gone } from'), sheet, 'import { gone }?'],
];

for (const [name, code, css, fault] of attacks)
  test(`found: ${name}`, () => {
    expect(listFaults(makeProject(code, css)).join('\n')).toContain(fault);
  });

test('a small project without a fault has none', () => {
  expect(listFaults(makeProject(button, sheet))).toEqual([]);
});

/** A project of one component and its style module. */
function makeProject(code: string, css: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'style-classes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'shared'));
  copyFileSync(join(root, 'shared/ui/css-modules.d.ts'), join(folder, 'shared/css-modules.d.ts'));
  writeFileSync(join(folder, 'shared/button.ts'), code);
  writeFileSync(join(folder, 'shared/button.module.css'), css);
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "types": [] } }');
  return folder;
}
