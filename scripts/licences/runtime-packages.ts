import { z } from 'zod';

/** A package that the running site loads, with its licence as SPDX writes it. */
export interface RuntimePackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}

/** Licences that ask for no more than that their text is kept, which the packages themselves bring. */
const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Unlicense',
];

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      license: z.string().default('none stated'),
      dev: z.boolean().default(false),
    }),
  ),
});

/** The packages of a package-lock.json that are installed without those of development, by name. */
export function listRuntimePackages(lock: unknown): readonly RuntimePackage[] {
  return Object.entries(lockFile.parse(lock).packages)
    .filter(([place, { dev }]) => place !== '' && !dev)
    .map(([place, { version, license: licence }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      version,
      licence,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Whether the licence, or one of several to choose from (`MIT OR GPL-3.0`), is among the allowed ones. */
export function isAllowed({ licence }: Pick<RuntimePackage, 'licence'>): boolean {
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => allowedLicences.includes(one)));
}
