import { defineContentPage, defineScreen, EVERYONE, PARTICIPANTS, type Screen, SELF_HELP } from '../screen.ts';

const hardMoment = { access: 'default', island: 'hard-moment', part: 'hardMoment' } as const;

/** Pages that consist of content only. */
export const READING_SCREENS: readonly Screen[] = [
  defineContentPage('help', EVERYONE, '/hulp', '/help'),
  defineScreen('browsers', EVERYONE, '/hulp/browser', '/help/browser', {
    access: 'default',
    content: 'none',
    island: 'browsers',
  }),
  defineContentPage('privacy', EVERYONE, '/privacy', '/privacy'),
  defineContentPage('forum-rules', PARTICIPANTS, '/forum-reglement', '/forum-regulations'),
  defineContentPage('welcome', PARTICIPANTS, '/welkom', '/welcome'),
  {
    ...defineContentPage('cookies', EVERYONE, '/edit-cookies', '/edit-cookies'),
    island: 'consent-form',
    content: 'with-island',
  },
  { ...defineScreen('hard-moment', SELF_HELP, '/trek-nu', '/craving', hardMoment), isNeutral: true },
  {
    ...defineScreen('hard-moment-close-ones', ['reduced'], '/moeilijk-moment', '/hard-moment', hardMoment),
    isNeutral: true,
  },
  { ...defineContentPage('first-days', PARTICIPANTS, '/eerste-dagen', '/first-days'), partOf: 'hard-moment' },
  defineContentPage('programmes', EVERYONE, '/programmas', '/programmes'),
];
