import { SizeKeys, SizeOverlay } from '#shared/ui/true-size/size-overlay.tsx';
import type { CompareData } from './compare-data.ts';
import styles from './compare-page.module.css';

/** The vehicles laid over each other at one scale, where the sizes of two or more are known. */
export function CompareSizes({ data: { sizes } }: { readonly data: CompareData }) {
  if (!sizes) return null;
  return (
    <section className={styles.section}>
      <h2>How they compare in size</h2>
      <SizeKeys vehicles={sizes} />
      <SizeOverlay vehicles={sizes} />
    </section>
  );
}
