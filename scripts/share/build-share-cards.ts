import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shareCardsFile } from '#server/pages/client-assets.ts';
import { type ShareCard, type ShareKind, shareKindOf, shareKinds } from '#shared/seo/share-card.ts';
import { createShareDrawer, type DrawShareCard } from './draw-share-card.ts';
import { openKeptPictures } from './kept-pictures.ts';
import { type ShareScene, shareScenes } from './share-scenes.ts';
import { openSvgRenderer } from './svg-renderer.ts';

/** A page of text, which gets a picture with its own title. */
export interface SharedText {
  readonly path: string;
  readonly title: string;
}

/**
 * Draws the pictures that stand for pages where links to them are shared, into `public/assets` of a build's folder:
 * their names contain a hash of their content, so that other builds may keep and serve them.
 */
export async function buildShareCards(folder: string, texts: readonly SharedText[]): Promise<void> {
  const assets = join(folder, 'public/assets');
  await mkdir(assets, { recursive: true });
  const draw = createShareDrawer(
    await openSvgRenderer(),
    Object.values(shareScenes),
    await openKeptPictures(),
  );
  const kinds: Partial<Record<ShareKind, ShareCard>> = {};
  const own: Record<string, ShareCard> = {};
  // One after the other, because each takes megabytes while it is drawn.
  for (const kind of shareKinds)
    kinds[kind] = await writeCard({ draw, assets, kind, name: kind, title: shareScenes[kind].title });
  for (const { path, title } of texts)
    own[path] = await writeCard({ draw, assets, kind: shareKindOf(path), name: toName(path), title });
  await writeFile(join(folder, shareCardsFile), JSON.stringify({ kinds, texts: own }));
}

interface NewCard {
  readonly draw: DrawShareCard;
  readonly assets: string;
  readonly kind: ShareKind;
  readonly name: string;
  readonly title: string;
}

async function writeCard({ draw, assets, kind, name, title }: NewCard): Promise<ShareCard> {
  const scene = shareScenes[kind];
  const png = await draw(scene, title);
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 8);
  const file = `share-${name}-${hash}.png`;
  await writeFile(join(assets, file), png);
  return { href: `/assets/${file}`, alt: describeCard(scene, title) };
}

function toName(path: string): string {
  return path
    .slice(1)
    .replaceAll(/[^\w-]+/g, '-')
    .slice(0, 100);
}

function describeCard({ vehicles }: ShareScene, title: string): string {
  const names = vehicles.map(({ name }) => name);
  const last = names.pop();
  return `The words “${title}” above drawings of ${names.join(', ')} and ${last}`;
}
