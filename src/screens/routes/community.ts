import { PARTICIPANTS, type Screen, SELF_HELP, toScreen } from '../screen.ts';

const ofForum = { content: 'none', partOf: 'forum' } as const;
const ofDiary = { content: 'none', partOf: 'diary' } as const;

const buddy = { access: 'default', content: 'none', onBareHost: true } as const;

/** Screens of the forum, diary, messages and buddies. */
export const COMMUNITY_SCREENS: readonly Screen[] = [
  toScreen('forum', PARTICIPANTS, '/forum', '/forum', { island: 'forum' }),
  toScreen('forum-create', PARTICIPANTS, '/forum/create/:category', '/forum/create/:category', {
    ...ofForum,
    island: 'forum-create',
  }),
  toScreen('forum-category', PARTICIPANTS, '/forum/:tid', '/forum/:tid', { ...ofForum, island: 'forum-category' }),
  toScreen('forum-post', PARTICIPANTS, '/forum/:tid/:nid', '/forum/:tid/:nid', {
    ...ofForum,
    island: 'forum-post',
  }),
  toScreen('diary', PARTICIPANTS, '/dagboek', '/diary', { island: 'diary' }),
  toScreen('diary-new', PARTICIPANTS, '/dagboek/nieuwe-ervaring', '/diary/new-entry', {
    ...ofDiary,
    island: 'diary-new',
  }),
  toScreen('diary-entry', PARTICIPANTS, '/dagboek/:entry', '/diary/:entry', { ...ofDiary, island: 'diary-entry' }),
  toScreen('messages', PARTICIPANTS, '/berichten', '/messages', { island: 'messages' }),
  toScreen('buddy-accept', SELF_HELP, '/buddy/accepteren/:pairingCode', '/buddy/accept/:pairingCode', buddy),
  toScreen('buddy-refuse', SELF_HELP, '/buddy/weigeren/:pairingCode', '/buddy/refuse/:pairingCode', buddy),
  toScreen('buddy-unsubscribe', SELF_HELP, '/buddy/stoppen/:pairingCode', '/buddy/unsubscribe/:pairingCode', buddy),
];
