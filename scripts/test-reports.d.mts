interface Counted {
  readonly passed: number;
  readonly skipped: readonly string[];
  readonly failures: readonly { readonly name: string; readonly message: string }[];
}

export function countVitest(report: object): Counted;
export function countPlaywright(report: object): Counted;
