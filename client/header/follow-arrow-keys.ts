import { nextPlace } from './next-place.ts';

interface Panel {
  readonly element: HTMLElement;
  /** Opens the panel of a button, or leaves it open. */
  readonly show: (button: HTMLElement) => Promise<void>;
}

/**
 * Arrow keys as the ARIA practices have them for disclosure navigation: left, right, Home and End between what stands
 * in the row, down into the panel, up and down within it and up out of it. Tab goes everywhere too.
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
    // A menu that cannot be had leaves the focus where it is; Enter then follows the link.
    panel.show(from).then(
      () => findStops(panel.element)[0]?.focus(),
      () => undefined,
    );
    return true;
  }
  const stops = [...row.querySelectorAll<HTMLElement>(':scope > li > a')];
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

function findStops(place: HTMLElement): readonly HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('a[href]')].filter((stop) => stop.checkVisibility());
}
