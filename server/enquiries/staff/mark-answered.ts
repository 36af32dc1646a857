import { and, eq, isNull, sql } from 'drizzle-orm';
import { enquiries } from '#server/enquiries/enquiry-tables.ts';
import { Refusal } from '#server/platform/command-line/failures.ts';
import type { Orm } from '#server/platform/database/database.ts';

/** Who answered an enquiry, and what they noted. */
interface Answer {
  readonly by: string;
  readonly note: string;
}

/**
 * Marks an enquiry as answered, or as not answered when `answer` is undefined. Throws a `Refusal` when there is none, or
 * when it has been erased.
 */
export async function markAnswered(orm: Orm, reference: string, answer: Answer | undefined): Promise<void> {
  const marked = await orm
    .update(enquiries)
    .set({
      answeredAt: answer ? sql`now()` : null,
      answeredBy: answer?.by ?? null,
      answerNote: answer?.note || null,
    })
    .where(and(eq(enquiries.reference, reference), isNull(enquiries.erasedAt)))
    .returning({ reference: enquiries.reference });
  if (marked.length === 0) throw new Refusal(`There is no enquiry ${reference}, or it has been erased.`);
}
