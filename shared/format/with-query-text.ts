/** An address with a query string added to what it has; unchanged for an empty one. */
export function withQueryText(address: string, query: string): string {
  return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
}
