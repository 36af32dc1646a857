/** Takes as many bytes as it can without waiting and returns how many; throws when it can take none. */
export type WriteNow = (bytes: Uint8Array) => number;

/** Writes lines to a destination that may be slow, full or gone. No call waits or throws. */
export interface LineWriter {
  /** Keeps the line until there is a block of them, then writes as much as possible. */
  write(line: string): void;
  /** Writes as much as possible now. */
  flush(): void;
  /** Lines lost since the start because there was no room for them. */
  lostLines(): number;
  /** Bytes that the destination has not taken yet. */
  waitingBytes(): number;
}

interface LineWriterLimits {
  /** A write is tried after this many further characters, because a system call for each line would cost too much. */
  readonly blockLength?: number;
  /** About how many bytes may wait. A line that would exceed it is lost. */
  readonly maxWaitingBytes?: number;
}

/**
 * Writes lines whole and in order. While the destination takes nothing, for whatever reason, lines wait up to a limit;
 * further lines are lost and counted. A line that was half written is completed first.
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
      // The log cannot report its own failure except by the figures below. The next flush tries again.
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
