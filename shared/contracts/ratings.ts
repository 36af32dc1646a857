/** Average of reviews on another site, out of 5: real, counted and dated (DMCC Act 2024, checked 2026-11-20). */
export interface TrustScore {
  /** 0 to 5 with one decimal. */
  readonly score: number;
  /** Who collected the reviews. */
  readonly source: string;
  readonly count: number;
  /** Day on which the figures were read, yyyy-MM-dd. */
  readonly date: string;
}

/** The rating on Google's own listing of the firm, out of 5. */
export interface GoogleRating {
  readonly rating: number;
  readonly count: number;
  /** Day on which the figures were read, yyyy-MM-dd. */
  readonly date: string;
}

/** The ratings that the configuration gives; there are no defaults. */
export interface Ratings {
  readonly trust?: TrustScore;
  readonly google?: GoogleRating;
}
