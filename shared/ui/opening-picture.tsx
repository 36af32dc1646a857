import styles from './opening-picture.module.css';

/** A drawing on a coloured stage across the page, over which its breadcrumbs stand (the style `absolute`). */
export function OpeningPicture({ src }: { readonly src: string }) {
  return (
    <div className={styles.stage}>
      <img src={src} alt="" width="640" height="320" />
    </div>
  );
}
