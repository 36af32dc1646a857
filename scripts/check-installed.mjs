// Stands before each command of package.json that needs packages. Runs on the machine's own Node of any version.
import { listMissingPackages, root } from './ensure-installed.mjs';

// Node 20 cannot run the programs themselves; the project's own Node comes with the packages.
if (!process.features.typescript || listMissingPackages(root, ['dependencies']).length > 0) {
  console.error(`The packages are not installed. Run this in ${root} first, then the command again:

  npm ci --include=dev

(npm start and npm test install by themselves.)`);
  process.exit(1);
}
