import { contentPage, EVERYONE, PARTICIPANTS, type Screen, SELF_HELP, screen } from '../screen.ts';

const hardMoment = { access: 'default', island: 'hard-moment', part: 'hardMoment' } as const;

/** Pages that consist of content only. */
export const READING_SCREENS: readonly Screen[] = [
  contentPage('help', EVERYONE, '/hulp', '/help'),
  screen('browsers', EVERYONE, '/hulp/browser', '/help/browser', {
    access: 'default',
    content: 'none',
    island: 'browsers',
  }),
  contentPage('privacy', EVERYONE, '/privacy', '/privacy'),
  contentPage('forum-rules', PARTICIPANTS, '/forum-reglement', '/forum-regulations'),
  contentPage('welcome', PARTICIPANTS, '/welkom', '/welcome'),
  {
    ...contentPage('cookies', EVERYONE, '/edit-cookies', '/edit-cookies'),
    island: 'consent-form',
    content: 'with-island',
  },
  { ...screen('hard-moment', SELF_HELP, '/trek-nu', '/craving', hardMoment), isNeutral: true },
  {
    ...screen('hard-moment-close-ones', ['reduced'], '/moeilijk-moment', '/hard-moment', hardMoment),
    isNeutral: true,
  },
  { ...contentPage('first-days', PARTICIPANTS, '/eerste-dagen', '/first-days'), partOf: 'hard-moment' },
  contentPage('programmes', EVERYONE, '/programmas', '/programmes'),
];
