import type { RenderedBlock } from './define.ts';

/** A titled block of a page, and the id of its anchor. */
export interface Anchor {
  readonly uuid: string;
  readonly id: string;
  readonly title: string;
}

/** Ids that the frame of the page uses. */
const FRAME_IDS = ['content', 'support', 'support-title', 'footer-help', 'footer-about', 'consent-title'];

/** Converts a title to an id: "Wie ziet wat?" → "wie-ziet-wat"; letters of every script are preserved. */
const toAnchorId = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns the anchors of a page, in order. The ids depend only on the titles and their order. */
export function listAnchors(blocks: readonly RenderedBlock[]): readonly Anchor[] {
  const usedIds = new Set(['', ...FRAME_IDS]);
  return blocks.flatMap(({ uuid, title }) => {
    if (!title) return [];
    const base = toAnchorId(title);
    let id = base;
    for (let n = 2; usedIds.has(id); n += 1) id = `${base || 'deel'}-${n}`;
    usedIds.add(id);
    return [{ uuid, id, title }];
  });
}
