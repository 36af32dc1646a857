/** In place of the makes or body types of a tab that the catalogue has no deals for. */
export function NothingListed() {
  return <p>There are no deals here at the moment.</p>;
}
