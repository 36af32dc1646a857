/** Takes as many bytes as it can without waiting and says how many; throws when it can take none. */
export type WriteNow = (bytes: Uint8Array) => number;

/** Lines on their way to a destination that may be slow, full or gone. Nothing here waits or throws. */
export interface LineWriter {
  /** Keeps the line until there is a block of them, then writes what can be written. */
  write(line: string): void;
  /** Writes what can be written now. */
  flush(): void;
  /** Lines lost since the start because there was no room for them. */
  lostLines(): number;
  /** What the destination has not taken yet. */
  waitingBytes(): number;
}

interface LineWriterLimits {
  /** A write is tried each time this many more characters have come: a system call for each line would be dear. */
  readonly blockLength?: number;
  /** How much may wait, roughly: a line that would exceed it is lost. */
  readonly maxWaitingBytes?: number;
}

/**
 * Writes lines in order and whole. While the destination takes nothing, for whatever reason, lines wait, up to a
 * limit; later ones are lost and counted until it takes some again. A line that it took half of is finished first.
 */
export function createLineWriter(
  writeNow: WriteNow,
  { blockLength = 4096, maxWaitingBytes = 1024 * 1024 }: LineWriterLimits = {},
): LineWriter {
  const blocks: Uint8Array[] = [];
  let [blocksBytes, newest, untriedLength, lostLines] = [0, '', 0, 0];

  const closeNewest = () => {
    const block = Buffer.from(newest);
    newest = '';
    blocksBytes += block.length;
    if (block.length > 0) blocks.push(block);
  };
  const flush = () => {
    untriedLength = 0;
    closeNewest();
    try {
      for (let block = blocks[0]; block; block = blocks[0]) {
        const taken = writeNow(block);
        blocksBytes -= taken;
        if (taken < block.length) blocks[0] = block.subarray(taken);
        else blocks.shift();
      }
    } catch {
      // A log has nowhere to report its own fault but the figures below. What waits is tried again by the next flush.
    }
  };
  return {
    flush,
    write(line) {
      if (blocksBytes + newest.length + line.length > maxWaitingBytes) lostLines += 1;
      else newest += line;
      untriedLength += line.length;
      if (untriedLength >= blockLength) flush();
    },
    lostLines: () => lostLines,
    waitingBytes: () => blocksBytes + newest.length,
  };
}
