import './content.module.css';

const asFound = { __html: '' };

/**
 * Stands in the browser for every page that only the server draws: hydration keeps the server's markup. Its style sheet
 * is that of those pages.
 */
export default function AsServedPage() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's markup, kept by hydration
  return <div suppressHydrationWarning dangerouslySetInnerHTML={asFound} />;
}
