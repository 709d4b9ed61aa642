import type { Variant } from '#src/domains/domain.ts';
import type { OptionalFeature } from '#src/domains/offers.ts';

/**
 * Access to a screen (docs/specification.md, section 2): private needs a login, public is for logged-out visitors,
 * default for anyone.
 */
export type ScreenAccess = 'private' | 'public' | 'default';

/** Frame around the screen: the whole frame, a modal without header, or none. */
export type ScreenFrame = 'page' | 'modal' | 'bare';

/**
 * Role of a content node at the path: it is the whole page, it accompanies the screen's island, or the path has no
 * content.
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
  /** The island that fills the screen; null if content fills it or the path redirects. */
  readonly island: string | null;
  readonly frame: ScreenFrame;
  readonly content: Content;
  /** The front redirects from here to a page of the bare host, which does not reveal the programme. */
  readonly onBareHost?: true;
  /** Screens whose paths provide the content instead of its own: the first one with content is used. */
  readonly contentOf?: readonly string[];
  /** The screen exists only while this flag of the site is on. */
  readonly flag?: 'hti';
  /** The screen exists only if this part is offered. */
  readonly part?: OptionalFeature;
  /** The screen of a menu that it is a part of. */
  readonly partOf?: string;
  /** The path redirects to another screen of the variant. */
  readonly leadsTo?: string;
  /**
   * The document title is the screen's name instead of the editor's page title, so that the tab does not reveal the
   * page.
   */
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

/** Defines an application screen in both languages: private and in the page frame by default. */
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
