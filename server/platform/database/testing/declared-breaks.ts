/** A migration that takes something from the build before, and why that is no harm. */
interface DeclaredBreak {
  /** Its file's name, without `.sql`. */
  readonly migration: string;
  /** As the check words it. */
  readonly what: string;
  /** The day on which it was decided. */
  readonly decidedOn: string;
  /** The release in which the last reader went, or why no build before is harmed. */
  readonly reason: string;
}

/**
 * The only place for exceptions, in the order of the migrations. A drop takes two releases: the first stops reading and
 * writing, the second drops and names the first here.
 */
export const declaredBreaks: readonly DeclaredBreak[] = [];
