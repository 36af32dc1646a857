/** Price lists shrink five to forty times. */
const mostTimes = 100;
/** Up to here a file is read in seconds, however small it was packed. */
const alwaysBytes = 20_000_000;

/** Whether a packed file unpacks to so much more than it is that it was made to keep its reader busy. */
export function isBomb(packedBytes: number, unpackedBytes: number): boolean {
  return unpackedBytes > alwaysBytes && unpackedBytes > mostTimes * packedBytes;
}
