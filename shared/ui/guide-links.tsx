import layout from './page-layout.module.css';

/** A link to a page of text. */
export interface GuideLink {
  readonly label: string;
  readonly path: string;
}

/** Guides that explain what a page shows; nothing without any. */
export function GuideLinks({ links }: { readonly links: readonly GuideLink[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>Guides that help</h2>
      <ul className={layout.onward}>
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
