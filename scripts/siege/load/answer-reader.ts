const lastChunk = Buffer.from('0\r\n\r\n');
const empty = Buffer.alloc(0);

/**
 * Reads the answers on one connection, which come one after the other. It looks at their heads only, so that one core
 * can ask more than another can answer. `onAnswer` is called with the head once the last byte of an answer has come.
 */
export function createAnswerReader(onAnswer: (head: string) => void): (chunk: Buffer) => void {
  let begun: Buffer = empty;
  let head: string | undefined;
  let missing = 0;
  let tail: Buffer = empty;
  return (chunk) => {
    let rest = chunk;
    if (head === undefined) {
      begun = begun.length === 0 ? chunk : Buffer.concat([begun, chunk]);
      const end = begun.indexOf('\r\n\r\n');
      if (end < 0) return;
      head = begun.toString('latin1', 0, end);
      rest = begun.subarray(end + 4);
      begun = empty;
      missing = toLength(head);
      tail = empty;
    }
    if (missing === Number.POSITIVE_INFINITY) {
      // The last bytes may come in two packets.
      tail = rest.length < 5 ? Buffer.concat([tail, rest]).subarray(-5) : rest.subarray(-5);
      if (!tail.equals(lastChunk)) return;
    } else {
      missing -= rest.length;
      if (missing > 0) return;
    }
    const whole = head;
    head = undefined;
    onAnswer(whole);
  };
}

/** Bytes of the body; infinite when only its end says where it ends. */
function toLength(head: string): number {
  if (/\ntransfer-encoding: chunked/i.test(head)) return Number.POSITIVE_INFINITY;
  return Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
}

/** Stands for a 503 that does not say when to come back. */
export const bareRefusal = -503;

/** The status in a head, or `bareRefusal`. */
export function toOutcome(head: string): number {
  const status = Number(head.slice(9, 12));
  return status === 503 && !/\nretry-after: \d/i.test(head) ? bareRefusal : status;
}
