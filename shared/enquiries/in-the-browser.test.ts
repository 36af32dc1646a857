import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { serverOnlyFields } from '#scripts/build/server-only-fields.ts';
import { listControls } from '#shared/contracts/field-spec.ts';
import { enquiryDefinitions } from './enquiry-kinds.ts';

const root = join(import.meta.dirname, '../..');

/** The script that the browser fetches to check a form before it is sent. */
let checks = '';
let checkedFiles: readonly string[] = [];

beforeAll(async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: globSync('client/**/find-enquiry-faults.ts', { cwd: root }).map((file) => join(root, file)),
    absWorkingDir: root,
    preserveSymlinks: true,
    bundle: true,
    format: 'iife',
    globalName: 'checks',
    minify: true,
    charset: 'utf8',
    metafile: true,
    write: false,
    plugins: [serverOnlyFields()],
  });
  checkedFiles = Object.keys(metafile.inputs);
  checks = outputFiles[0]?.text ?? '';
});

test('the browser’s checks hold every schema and none of the words around the forms', () => {
  const definitions = Object.values(enquiryDefinitions);
  const words = definitions.flatMap(({ description, introduction, next }) => [
    description,
    ...introduction,
    ...next,
  ]);
  const hints = definitions.flatMap(({ fields }) => listControls(fields).flatMap(({ hint }) => hint ?? []));

  expect(checks).toContain('Choose what describes your credit history.');
  expect([...words, ...hints].filter((text) => checks.includes(text))).toEqual([]);
});

test('the browser’s checks read no file of the pages, so that none becomes a script of its own', () => {
  expect(checkedFiles).toContain('shared/enquiries/kinds/callback.ts');
  expect(checkedFiles.filter((file) => /^shared\/(app|contact|pages|ui)\//.test(file))).toEqual([]);
});

test('the browser’s checks never make code of text, which the security policy blocks and reports', () => {
  let attempts = 0;
  const window = createContext({ console, URL, FormData });
  // Stands in for the browser's own: the policy blocks it, and zod would go on without a word.
  const blocked = () => {
    attempts += 1;
    throw new EvalError('blocked');
  };
  Object.assign(window, { Function: blocked, fields: new FormData() });

  const faults = runInContext(
    `${checks}; checks.findEnquiryFaults({ kind: 'message', fields, consents: [] })`,
    window,
  );

  expect(Object.keys(faults)).toContain('message');
  expect(attempts).toBe(0);
});

test('pages take nothing but types from the files of the enquiries, so that no page’s script holds a schema', () => {
  const files = globSync('{shared/{app,pages,ui}/**,client/**}/*.{ts,tsx}', { cwd: root });
  const imports = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^import ([^;]*?) from '#shared\/enquiries\/kinds\//gm,
      ),
    ].map(([, names = '']) => [file, names]),
  );

  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter(([, names = '']) => !names.startsWith('type '))).toEqual([]);
});

test('schemas import zod in the one way that leaves what they do not use out of the browser’s file', () => {
  const texts = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  const imports = texts.flatMap((text) => text.match(/^import (?!type ).*'zod';$/gm) ?? []);

  expect(imports.length).toBeGreaterThan(1);
  expect(new Set(imports)).toEqual(new Set(["import * as z from 'zod';"]));
});
