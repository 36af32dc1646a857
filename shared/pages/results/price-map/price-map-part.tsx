import { type ComponentType, lazy, Suspense } from 'react';
import type { ResultsData } from '#shared/pages/results/results-data.ts';
import styles from './price-map-part.module.css';

type Drawing = ComponentType<{
  readonly map: NonNullable<ResultsData['map']>;
  readonly path: string;
  readonly refused: ResultsData['refused'];
}>;

const fetchDrawing = () => import('./price-map.tsx');
const FetchedDrawing = lazy(fetchDrawing);
let Drawing: Drawing = FetchedDrawing;

/** Makes the map ready to be drawn at once. The server does so when it starts; the browser fetches it when it is needed. */
export async function loadPriceMapDrawing(): Promise<void> {
  Drawing = (await fetchDrawing()).default;
}

/** For hydration, which keeps the server's drawing; the browser does not get its dots twice. */
const asFound = { __html: '' };

/** The price map of a results page. */
export function PriceMapPart({ data: { map, path, refused } }: { readonly data: ResultsData }) {
  if (!map?.dots) {
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
