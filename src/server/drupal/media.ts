import { defineOperation } from '#src/contract/operation.ts';
import { isRecord, readRecord, readWireFields, type WireFields, type WireItem } from '#src/contract/wire.ts';
import type { Client } from '#src/http/client.ts';

/** Path prefix of another content system's images on our origin, so that it never receives a visitor's IP address. */
export const PICTURES_PATH = '/media-of-content';

/** Public image files of a Drupal site. Private files are never served; SVG is excluded: it may contain a script. */
const PICTURE = /^\/sites\/[\w.-]+\/files\/(?:[^/]+\/)*[^/]+\.(?:jpe?g|png|webp|avif|gif)$/i;

/** Returns true for the encoded path of a public image. */
export const isPublicPicture = (path: string): boolean => PICTURE.test(path) && !/%2f|%5c|\\|\/\.{1,2}\//i.test(path);

/** Returns the item of a file with its URL on our origin; without a URL if it is not an image. */
function withOwnUrl(item: WireItem): WireItem {
  const { url, ...rest } = item;
  const path = typeof url === 'string' ? URL.parse(url, 'http://content.invalid')?.pathname : undefined;
  return path !== undefined && isPublicPicture(path) ? { ...rest, url: PICTURES_PATH + path } : rest;
}

/** Returns the file of a media entity from its own fields, because the thumbnail may be only an icon. */
function findPicture(fields: WireFields): WireItem | undefined {
  const files = Object.entries(fields).flatMap(([name, items]) => (name === 'thumbnail' ? [] : items.slice(0, 1)));
  return files.map(withOwnUrl).find((item) => item.target_type === 'file' && item.url !== undefined);
}

/** Reads a media entity of Drupal: the item of its image, or null if visitors may not see it. */
export const getDrupalMedia = defineOperation({
  name: 'get-drupal-media',
  method: 'GET',
  route: '/media/:id',
  access: 'anyone',
  path: ({ params }: { readonly params: { readonly id: number | string } }) =>
    `/media/${encodeURIComponent(params.id)}`,
  read: ({ body }) => findPicture(readWireFields(readRecord(body, 'media'))) ?? null,
  errors: { 403: 'not published', 404: 'no such media' },
});

/** Returns a media reference with its image. The reference's URL is an edit form, and therefore removed. */
async function resolveMedia(item: WireItem, { call }: Client, tags: Set<string>): Promise<WireItem> {
  const { url: _form, ...reference } = item;
  const { target_id: id } = item;
  if (typeof id !== 'number' && typeof id !== 'string') return reference;
  tags.add(`media:${id}`);
  const match = await call(getDrupalMedia, { params: { id } });
  if (!match.ok || match.value === null) return reference;
  for (const tag of match.tags) tags.add(tag);
  const { url, width, height, alt } = match.value;
  return { ...reference, url, width, height, alt };
}

/** Returns the fields of a Drupal entity with all images at URLs on our origin, and media replaced with their files. */
export async function withProductPictures(fields: WireFields, client: Client, tags: Set<string>): Promise<WireFields> {
  const read = async (item: WireItem): Promise<WireItem> => {
    if (!isRecord(item)) return item;
    if (item.target_type === 'media') return resolveMedia(item, client, tags);
    return item.target_type === 'file' ? withOwnUrl(item) : item;
  };
  const entries = Object.entries(fields).map(
    async ([name, items]) => [name, await Promise.all(items.map(read))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}
