import { type ComponentType, lazy, Suspense } from 'react';
import type { ResultsFacts } from '#shared/pages/results/results-data.ts';
import type { MapFacts, PriceMap } from './price-map-data.ts';
import styles from './price-map-part.module.css';

type Drawing = ComponentType<{
  readonly map: PriceMap;
  readonly path: string;
  readonly refused: ResultsFacts['refused'];
}>;

const fetchDrawing = () => import('./price-map.tsx');
const FetchedDrawing = lazy(fetchDrawing);
let Drawing: Drawing = FetchedDrawing;

/** Makes the map ready to be drawn at once. The server does so when it starts; the browser fetches it when it is needed. */
export async function loadPriceMapDrawing(): Promise<void> {
  Drawing = (await fetchDrawing()).default;
}

const asFound = { __html: '' };

interface PriceMapPartProps extends Pick<ResultsFacts, 'path' | 'refused'> {
  /** Without dots: the map is in the document as the server has drawn it. */
  readonly map: PriceMap | MapFacts;
}

/** The price map of a results page. */
export function PriceMapPart({ map, path, refused }: PriceMapPartProps) {
  if (!('dots' in map)) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's markup, kept by hydration
    return <div key="found" suppressHydrationWarning dangerouslySetInnerHTML={asFound} />;
  }
  return (
    <div key="drawn">
      <Suspense fallback={<p className={styles.waiting}>Drawing the map …</p>}>
        <Drawing map={map} path={path} refused={refused} />
      </Suspense>
    </div>
  );
}
