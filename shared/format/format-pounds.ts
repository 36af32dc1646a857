/**
 * Pence as pounds for people: "£223.92", "£5,374". Pennies show when there are any, unless `pennies` says
 * always (true) or never (false, rounded half up).
 */
export function formatPounds(pence: number, { pennies = pence % 100 !== 0 } = {}): string {
  const shown = pennies ? pence : Math.floor((pence + 50) / 100) * 100;
  const sign = shown < 0 ? '−' : '';
  const size = Math.abs(shown);
  const pounds = `${sign}£${groupThousands(Math.floor(size / 100))}`;
  return pennies ? `${pounds}.${String(size % 100).padStart(2, '0')}` : pounds;
}

/** Pence, rounded or not, as whole pounds: "£224". */
export function formatWholePounds(pence: number): string {
  return formatPounds(pence, { pennies: false });
}

/** Pounds with up to two decimals, as they are typed, in whole pence: 366.11 is 36,611. */
export function toPence(pounds: number): number {
  return Math.round(pounds * 100);
}

/** A whole number with commas: "10,000". Not by `Intl`, which is slow on a page of 200 figures. */
export function groupThousands(whole: number): string {
  const digits = String(whole);
  if (digits.length < 4) return digits;
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
