import type { Variant } from '#src/domains/domain.ts';
import type { OptionalFeature } from '#src/domains/offers.ts';

/**
 * Access to a screen (docs/specification.md, section 2): `private` requires login, `public` is for logged-out visitors,
 * `default` is for everyone.
 */
export type ScreenAccess = 'private' | 'public' | 'default';

/** Frame around the screen: the full page frame, a modal without header, or none. */
export type ScreenFrame = 'page' | 'modal' | 'bare';

/** Role of a content node at the path: it is the whole page, it is shown with the screen's island, or there is none. */
export type ContentRole = 'page' | 'with-island' | 'none';

export interface Screen {
  readonly id: string;
  /**
   * Paths without language prefix; `:name` is a parameter in `params.ts`. Without an English path the screen is Dutch
   * only.
   */
  readonly paths: { readonly nl: string; readonly en?: string };
  readonly access: ScreenAccess;
  readonly variants: readonly Variant[];
  /** Name of the screen's island; null if content fills the page or the path redirects. */
  readonly island: string | null;
  readonly frame: ScreenFrame;
  readonly content: ContentRole;
  /** The server redirects to a page of the bare host, which does not reveal the programme. */
  readonly onBareHost?: true;
  /** Screens with content that is used instead of the screen's; the first one with content is used. */
  readonly contentOf?: readonly string[];
  /** Site flag without which the screen does not exist. */
  readonly flag?: 'hti';
  /** Optional feature without which the screen does not exist. */
  readonly part?: OptionalFeature;
  /** Screen with the menu to which this screen belongs. */
  readonly partOf?: string;
  /** Id of the screen to which the path redirects. */
  readonly leadsTo?: string;
  /**
   * The document title is the name of the screen instead of the page title, so that the tab does not reveal the page.
   */
  readonly isNeutral?: true;
}

export const EVERYONE: readonly Variant[] = ['self-help', 'reduced', 'professional'];
export const PARTICIPANTS: readonly Variant[] = ['self-help', 'reduced'];
export const SELF_HELP: readonly Variant[] = ['self-help'];
export const PROFESSIONAL: readonly Variant[] = ['professional'];

/** Defines a content page, which anyone may read. */
export function toContentPage(id: string, variants: readonly Variant[], nl: string, en: string): Screen {
  return { id, paths: { nl, en }, access: 'default', variants, island: null, frame: 'page', content: 'page' };
}

type ScreenOptions = Partial<
  Pick<Screen, 'access' | 'frame' | 'content' | 'contentOf' | 'onBareHost' | 'flag' | 'part' | 'island' | 'partOf'>
>;

/** Defines an application screen: private and in the page frame by default. */
export function toScreen(
  id: string,
  variants: readonly Variant[],
  nl: string,
  en: string,
  extra: ScreenOptions = {},
): Screen {
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
