import { contentPage, EVERYONE, PARTICIPANTS, type Screen } from '../screen.ts';

/** Pages that are content from top to bottom. */
export const READING: readonly Screen[] = [
  contentPage('help', EVERYONE, '/hulp', '/help'),
  contentPage('privacy', EVERYONE, '/privacy', '/privacy'),
  contentPage('forum-rules', PARTICIPANTS, '/forum-reglement', '/forum-regulations'),
  contentPage('welcome', PARTICIPANTS, '/welkom', '/welcome'),
  { ...contentPage('cookies', EVERYONE, '/edit-cookies', '/edit-cookies'), island: 'consent-form', content: 'around' },
  contentPage('programmes', EVERYONE, '/programmas', '/programmes'),
];
