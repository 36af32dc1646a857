import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { enquiryDefinitions } from './enquiry-kinds.ts';
import { listControls } from './field-spec.ts';

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
    format: 'esm',
    minify: true,
    charset: 'utf8',
    metafile: true,
    write: false,
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

  expect(checks).toContain('Please choose what describes your credit history.');
  expect([...words, ...hints].filter((text) => checks.includes(text))).toEqual([]);
});

test('the browser’s checks read no file of the pages, so that none becomes a script of its own', () => {
  expect(checkedFiles).toContain('shared/enquiries/kinds/callback.ts');
  expect(checkedFiles.filter((file) => /^shared\/(app|contact|pages|ui)\//.test(file))).toEqual([]);
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
  const texts = globSync('{kinds/*,field-schemas}.ts', { cwd: import.meta.dirname }).map((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  );
  const imports = texts.flatMap((text) => text.match(/^import (?!type ).*'zod';$/gm) ?? []);

  expect(imports.length).toBeGreaterThan(10);
  expect(new Set(imports)).toEqual(new Set(["import * as z from 'zod';"]));
});
