/** A record whose null or undefined values have become absent properties. */
export type WithoutEmpty<T> = {
  [K in keyof T as null extends T[K] ? never : undefined extends T[K] ? never : K]: T[K];
} & { [K in keyof T as null extends T[K] ? K : undefined extends T[K] ? K : never]?: NonNullable<T[K]> };

/** Leaves out what is null or undefined: in our records an unknown fact is absent. */
export function withoutEmpty<T extends object>(record: T): WithoutEmpty<T> {
  const kept = Object.entries(record).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(kept) as WithoutEmpty<T>;
}
