import { PARTICIPANTS, type Screen, SELF_HELP, screen } from '../screen.ts';

const ofForum = { content: 'none', partOf: 'forum' } as const;
const ofDiary = { content: 'none', partOf: 'diary' } as const;

const buddy = { access: 'default', content: 'none', onBareHost: true } as const;

/** Screens of the forum, diary, messages and buddies. */
export const COMMUNITY_SCREENS: readonly Screen[] = [
  screen('forum', PARTICIPANTS, '/forum', '/forum', { island: 'forum' }),
  screen('forum-create', PARTICIPANTS, '/forum/create/:category', '/forum/create/:category', {
    ...ofForum,
    island: 'forum-create',
  }),
  screen('forum-category', PARTICIPANTS, '/forum/:tid', '/forum/:tid', { ...ofForum, island: 'forum-category' }),
  screen('forum-post', PARTICIPANTS, '/forum/:tid/:nid', '/forum/:tid/:nid', { ...ofForum, island: 'forum-post' }),
  screen('diary', PARTICIPANTS, '/dagboek', '/diary', { island: 'diary' }),
  screen('diary-new', PARTICIPANTS, '/dagboek/nieuwe-ervaring', '/diary/new-entry', {
    ...ofDiary,
    island: 'diary-new',
  }),
  screen('diary-entry', PARTICIPANTS, '/dagboek/:entry', '/diary/:entry', { ...ofDiary, island: 'diary-entry' }),
  screen('messages', PARTICIPANTS, '/berichten', '/messages', { island: 'messages' }),
  screen('buddy-accept', SELF_HELP, '/buddy/accepteren/:pairingCode', '/buddy/accept/:pairingCode', buddy),
  screen('buddy-refuse', SELF_HELP, '/buddy/weigeren/:pairingCode', '/buddy/refuse/:pairingCode', buddy),
  screen('buddy-unsubscribe', SELF_HELP, '/buddy/stoppen/:pairingCode', '/buddy/unsubscribe/:pairingCode', buddy),
];
