interface Panel {
  readonly element: HTMLElement;
  /** Opens the panel of a button, or leaves it open. */
  readonly show: (button: HTMLElement) => Promise<void>;
}

/**
 * Moves the focus by arrow keys as the ARIA practices say for disclosure navigation: Left, Right, Home and End between
 * the links of the row, Down into the open panel, Up and Down inside it, and Up from its first link back to the row.
 */
export function followArrowKeys(header: HTMLElement, panel: Panel): void {
  header.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const isMoved = panel.element.contains(target)
      ? moveInPanel(event.key, target, panel.element)
      : moveInRow(event.key, target, panel);
    if (isMoved) event.preventDefault();
  });
}

function moveInRow(key: string, from: HTMLElement, panel: Panel): boolean {
  const row = from.closest('[data-row]');
  if (!row) return false;
  if (key === 'ArrowDown' && from.dataset.opens !== undefined) {
    // When the menu cannot be fetched the focus stays; Enter then follows the link.
    panel.show(from).then(
      () => findStops(panel.element)[0]?.focus(),
      () => undefined,
    );
    return true;
  }
  const stops = findStops(row).filter((stop) => stop.parentElement?.parentElement === row);
  const next = nextPlace(key, stops.indexOf(from), {
    count: stops.length,
    forwards: 'ArrowRight',
    backwards: 'ArrowLeft',
  });
  if (next === undefined) return false;
  stops[Math.max(0, next)]?.focus();
  return true;
}

function moveInPanel(key: string, from: HTMLElement, panel: HTMLElement): boolean {
  const stops = findStops(panel);
  const next = nextPlace(key, stops.indexOf(from), {
    count: stops.length,
    forwards: 'ArrowDown',
    backwards: 'ArrowUp',
  });
  if (next === undefined) return false;
  const stop = next < 0 ? panel.previousElementSibling : stops[next];
  if (stop instanceof HTMLElement) stop.focus();
  return true;
}

function findStops(place: Element): readonly HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('a[href]')].filter((stop) => stop.checkVisibility());
}

interface Line {
  readonly count: number;
  /** Names of the keys that step forwards and backwards, such as `ArrowRight`. */
  readonly forwards: string;
  readonly backwards: string;
}

/**
 * The place in a line to which a key moves the focus: at most the last, and -1 for a step before the first. Undefined
 * when the key does not move the focus.
 */
export function nextPlace(
  key: string,
  from: number,
  { count, forwards, backwards }: Line,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forwards) return Math.min(from + 1, count - 1);
  return key === backwards ? from - 1 : undefined;
}
