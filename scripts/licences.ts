import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerHelp } from './answer-help.mjs';
import { isAllowed, listRuntimePackages } from './licences/runtime-packages.ts';

answerHelp(
  'npm run licences   lists the packages that the running site loads, with their licences; fails for one that is not allowed',
);
const lock: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
const packages = listRuntimePackages(lock);
for (const { name, version, licence } of packages) console.log(`${name}\t${version}\t${licence}`);
const refused = packages.filter((one) => !isAllowed(one));
for (const { name, licence } of refused) console.error(`${name}: ${licence} is not an allowed licence.`);
process.exitCode = refused.length > 0 ? 1 : 0;
