import { EVERYONE, PARTICIPANTS, type Screen, SELF_HELP, toContentPage, toScreen } from '../screen.ts';

const hardMoment = { access: 'default', island: 'hard-moment', part: 'hardMoment' } as const;

/** Pages that consist of content only. */
export const READING_SCREENS: readonly Screen[] = [
  toContentPage('help', EVERYONE, '/hulp', '/help'),
  toScreen('browsers', EVERYONE, '/hulp/browser', '/help/browser', {
    access: 'default',
    content: 'none',
    island: 'browsers',
  }),
  toContentPage('privacy', EVERYONE, '/privacy', '/privacy'),
  toContentPage('forum-rules', PARTICIPANTS, '/forum-reglement', '/forum-regulations'),
  toContentPage('welcome', PARTICIPANTS, '/welkom', '/welcome'),
  {
    ...toContentPage('cookies', EVERYONE, '/edit-cookies', '/edit-cookies'),
    island: 'consent-form',
    content: 'with-island',
  },
  { ...toScreen('hard-moment', SELF_HELP, '/trek-nu', '/craving', hardMoment), isNeutral: true },
  {
    ...toScreen('hard-moment-close-ones', ['reduced'], '/moeilijk-moment', '/hard-moment', hardMoment),
    isNeutral: true,
    partOf: 'help',
  },
  { ...toContentPage('first-days', PARTICIPANTS, '/eerste-dagen', '/first-days'), partOf: 'hard-moment' },
  toContentPage('programmes', EVERYONE, '/programmas', '/programmes'),
];
