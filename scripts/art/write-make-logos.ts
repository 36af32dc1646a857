import { writeFile } from 'node:fs/promises';
import { makeLogosModule } from '#scripts/drawings/make-logos.ts';

await writeFile('shared/ui/make-logos.generated.ts', makeLogosModule());
