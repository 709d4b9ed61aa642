import type { Variant } from '#src/domains/domain.ts';
import type { OfferedPart } from '#src/domains/offers.ts';

/**
 * Access to a screen (docs/specification.md, section 2): private needs a login, public is for logged-out visitors,
 * default for anyone.
 */
export type ScreenAccess = 'private' | 'public' | 'default';

/** Frame around the screen: the whole frame, a modal without header, or nothing but the page itself. */
export type ScreenFrame = 'page' | 'modal' | 'bare';

/**
 * Place of a content node at the path: it is the whole page, it comes with the island of the screen, or the
 * path holds no content at all.
 */
export type Content = 'page' | 'with-island' | 'none';

export interface Screen {
  readonly id: string;
  /**
   * Paths without language prefix; `:name` is a parameter of `params.ts`. No English path: the screen is Dutch only.
   */
  readonly paths: { readonly nl: string; readonly en?: string };
  readonly access: ScreenAccess;
  readonly variants: readonly Variant[];
  /** The island that fills the screen; null where content fills it or the path leads on. */
  readonly island: string | null;
  readonly frame: ScreenFrame;
  readonly content: Content;
  /** The front leads from here to a page of the bare host, which names no programme. */
  readonly onBareHost?: true;
  /** Screens from whose paths the content comes instead of its own: the first of them that has any. */
  readonly contentOf?: readonly string[];
  /** The screen exists only while this flag of the site is on. */
  readonly flag?: 'hti';
  /** The screen exists only where this part is offered. */
  readonly part?: OfferedPart;
  /** The screen of a menu that it is a part of. */
  readonly partOf?: string;
  /** The path leads on to another screen of the same variant. */
  readonly leadsTo?: string;
  /** The document is named after the screen, not after the editor's page title: nothing in a tab gives it away. */
  readonly isNeutral?: true;
}

export const EVERYONE: readonly Variant[] = ['self-help', 'reduced', 'professional'];
export const PARTICIPANTS: readonly Variant[] = ['self-help', 'reduced'];
export const SELF_HELP: readonly Variant[] = ['self-help'];
export const PROFESSIONAL: readonly Variant[] = ['professional'];

/** A content page: anyone may read it and a node fills it. */
export function contentPage(id: string, variants: readonly Variant[], nl: string, en: string): Screen {
  return { id, paths: { nl, en }, access: 'default', variants, island: null, frame: 'page', content: 'page' };
}

type Extra = Partial<
  Pick<Screen, 'access' | 'frame' | 'content' | 'contentOf' | 'onBareHost' | 'flag' | 'part' | 'island' | 'partOf'>
>;

/** An application screen in both languages: private and in the page frame unless said otherwise. */
export function screen(id: string, variants: readonly Variant[], nl: string, en: string, extra: Extra = {}): Screen {
  return {
    id,
    paths: { nl, en },
    access: 'private',
    variants,
    island: null,
    frame: 'page',
    content: 'with-island',
    ...extra,
  };
}
