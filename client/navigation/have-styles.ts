/** Sheets that this script added, until it is known whether the browser could fetch them. */
const added = new Map<string, Promise<boolean>>();

/** Adds the style sheets that the document lacks. True once all of them apply; false if one cannot be fetched. */
export async function haveStyles(hrefs: readonly string[]): Promise<boolean> {
  return (await Promise.all(hrefs.map(haveStyle))).every(Boolean);
}

function haveStyle(href: string): Promise<boolean> | boolean {
  const known = added.get(href);
  if (known || document.head.querySelector(`link[rel=stylesheet][href="${href}"]`)) return known ?? true;
  const adding = addStyle(href);
  added.set(href, adding);
  return adding;
}

function addStyle(href: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve(true);
    link.onerror = () => resolve(false);
    document.head.append(link);
  });
}
