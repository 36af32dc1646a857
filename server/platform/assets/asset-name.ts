/** Names that the build gives to scripts, styles and pictures (`entry-X1Y2Z3A4.js`), and to their compressed forms. */
const assetName = /^[\w-]{1,120}-[A-Za-z0-9]{8}\.(?:js|css|png)$/;
const storedName = /^[\w-]{1,120}-[A-Za-z0-9]{8}\.(?:js|css|png)(?:\.br|\.gz)?$/;

/** Whether a browser may ask for this name: no folder, no dotfile, no compressed form. */
export function isAssetName(name: string): boolean {
  return assetName.test(name);
}

/** Whether a file of this name in a folder of kept assets is ours, so that it may be overwritten and removed. */
export function isStoredName(name: string): boolean {
  return storedName.test(name);
}
