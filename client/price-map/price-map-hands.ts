import type { DataRouter } from '#client/navigation/data-router.ts';
import { type Brush, type BrushScales, brushedSearch } from './brushed-search.ts';
import { findNearest, findNeighbour } from './find-dot.ts';

const dots = '[data-price-map] svg a';
/** Pixels that a press may move before it draws a budget in place of following a link. */
const leastDrag = 8;

let isStarted = false;

/** Says which dot a mouse, the focus or a finger is at; from the first time on, keys and a mouse work on the map too. */
export function comeToMap(router: DataRouter, event: PointerEvent): void {
  if (!isStarted) {
    document.addEventListener('keydown', moveByKey);
    document.addEventListener('pointerdown', (start) => draw(router, start));
  }
  isStarted = true;
  if (event.type === 'click') {
    if (event.pointerType === 'touch') touch(router, event);
    return;
  }
  const dot = dotOf(event.target);
  if (dot) show(dot);
}

function dotOf(target: EventTarget | null): SVGAElement | undefined {
  return (target instanceof Element && target.closest<SVGAElement>(dots)) || undefined;
}

/** Says which deal a dot is, raises it above its neighbours, and leaves the map one stop for the Tab key. */
function show(dot: SVGAElement): void {
  const map = dot.closest('[data-price-map]');
  const circle = dot.querySelector('circle');
  const said = map?.querySelector('[data-said]');
  const raised = map?.querySelector('[data-raised]');
  if (!map || !circle || !said || !raised) return;
  for (const name of ['cx', 'cy']) raised.setAttribute(name, circle.getAttribute(name) ?? '');
  const link = document.createElement('a');
  link.href = dot.href.baseVal;
  link.textContent = dot.querySelector('title')?.textContent ?? '';
  said.replaceChildren(link);
  if (document.activeElement !== dot) return;
  for (const other of map.querySelectorAll(dots)) other.setAttribute('tabindex', other === dot ? '0' : '-1');
}

function moveByKey(event: KeyboardEvent): void {
  const dot = dotOf(event.target);
  if (!dot || event.altKey || event.ctrlKey || event.metaKey) return;
  const others = [...(dot.ownerSVGElement?.querySelectorAll<SVGAElement>('a') ?? [])];
  const next = findNeighbour(event.key, dot, others);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Says which deal is nearest to a finger; a second touch on the same one follows it, as does the link below the map. */
function touch(router: DataRouter, event: PointerEvent): void {
  const svg = event.target instanceof Element ? event.target.closest('[data-price-map] svg') : null;
  const all = [...(svg?.querySelectorAll<SVGAElement>('a') ?? [])];
  const dot = findNearest(event, all);
  if (!dot) return;
  if (dot.dataset.touched === '') void router.navigate(dot.href.baseVal);
  for (const other of all) delete other.dataset.touched;
  dot.dataset.touched = '';
  show(dot);
}

/** Draws a rectangle while the mouse is down. When it is let go, the page shows the deals within. */
function draw(router: DataRouter, start: PointerEvent): void {
  const svg = start.target instanceof Element ? start.target.closest('[data-price-map] svg') : null;
  const box = svg?.querySelector('[data-brush]');
  if (!svg || !box || start.button !== 0 || start.pointerType === 'touch') return;
  // Otherwise the browser would drag the link of a dot.
  start.preventDefault();
  const stop = new AbortController();
  const { signal } = stop;
  let brush: Brush | undefined;
  const end = () => {
    stop.abort();
    for (const side of ['x', 'y', 'width', 'height']) box.removeAttribute(side);
  };
  document.addEventListener(
    'pointermove',
    (event) => {
      brush = toBrush(svg, start, event);
      for (const [side, percent] of Object.entries(toBox(brush))) box.setAttribute(side, `${percent}%`);
    },
    { signal },
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  document.addEventListener('pointercancel', end, { signal });
  document.addEventListener(
    'pointerup',
    (event) => {
      end();
      const isDrawn = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= leastDrag;
      if (!brush || !isDrawn) return;
      refuseNextClick();
      const search = brushedSearch(window.location.search, brush, readScales(svg));
      void router.navigate(window.location.pathname + search, { preventScrollReset: true });
    },
    { signal },
  );
}

/** Where a drawing ends on a dot, the press is no click on that dot. */
function refuseNextClick(): void {
  const refuse = (event: Event) => event.preventDefault();
  document.addEventListener('click', refuse, { capture: true, once: true });
  setTimeout(() => document.removeEventListener('click', refuse, { capture: true }));
}

/** The part of the map between two pointers, from 0 to 1 from its left and bottom edges. */
function toBrush(svg: Element, from: PointerEvent, to: PointerEvent): Brush {
  const { left, bottom, width, height } = svg.getBoundingClientRect();
  const within = (share: number) => Math.min(1, Math.max(0, share));
  const across = [from, to].map(({ clientX }) => within((clientX - left) / width));
  const up = [from, to].map(({ clientY }) => within((bottom - clientY) / height));
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    bottom: Math.min(...up),
    top: Math.max(...up),
  };
}

function toBox({ left, right, bottom, top }: Brush) {
  return { x: left * 100, y: (1 - top) * 100, width: (right - left) * 100, height: (top - bottom) * 100 };
}

function readScales(svg: Element): BrushScales {
  return JSON.parse(svg.closest('[data-price-map]')?.getAttribute('data-price-map') ?? '') as BrushScales;
}
