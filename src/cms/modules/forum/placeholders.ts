import type { Localised } from '#src/domains/domain.ts';

/** What stands where a post or comment was, once its author took it away. */
export const REMOVED = {
  title: { nl: 'Verwijderd bericht', en: 'Removed post' },
  post: { nl: 'Dit bericht is verwijderd.', en: 'This post was removed.' },
  comment: { nl: 'Deze reactie is verwijderd.', en: 'This comment was removed.' },
} as const satisfies Record<string, Localised>;

/** How the provider's own people sign. */
export const TEAM: Localised = { nl: 'Team forum', en: 'Forum team' };
