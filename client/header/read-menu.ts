import type { MenuData } from '#shared/pages/menu/menu-data.ts';

let fetched: { readonly address: string; readonly data: Promise<MenuData> } | undefined;

/**
 * What the menus are drawn from, once per document; with icons in place of images where the page's query says
 * `icons=true`. Throws when it cannot be had, and asks again the next time.
 */
export function fetchMenu(): Promise<MenuData> {
  const hasIcons = new URLSearchParams(window.location.search).get('icons') === 'true';
  const address = hasIcons ? '/page-data/menu?icons=true' : '/page-data/menu';
  if (fetched?.address === address) return fetched.data;
  const data = fetchData(address);
  fetched = { address, data };
  data.catch(() => {
    fetched = undefined;
  });
  return data;
}

async function fetchData(address: string): Promise<MenuData> {
  const answer = await fetch(address, { headers: { Accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The menu answered ${answer.status}.`);
  return ((await answer.json()) as { readonly data: MenuData }).data;
}
