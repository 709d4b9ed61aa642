import { defineScreen, PARTICIPANTS, type Screen, SELF_HELP } from '../screen.ts';

const ofForum = { content: 'none', partOf: 'forum' } as const;
const ofDiary = { content: 'none', partOf: 'diary' } as const;

const buddy = { access: 'default', content: 'none', onBareHost: true } as const;

/** Screens of the forum, diary, messages and buddies. */
export const COMMUNITY_SCREENS: readonly Screen[] = [
  defineScreen('forum', PARTICIPANTS, '/forum', '/forum', { island: 'forum' }),
  defineScreen('forum-create', PARTICIPANTS, '/forum/create/:category', '/forum/create/:category', {
    ...ofForum,
    island: 'forum-create',
  }),
  defineScreen('forum-category', PARTICIPANTS, '/forum/:tid', '/forum/:tid', { ...ofForum, island: 'forum-category' }),
  defineScreen('forum-post', PARTICIPANTS, '/forum/:tid/:nid', '/forum/:tid/:nid', {
    ...ofForum,
    island: 'forum-post',
  }),
  defineScreen('diary', PARTICIPANTS, '/dagboek', '/diary', { island: 'diary' }),
  defineScreen('diary-new', PARTICIPANTS, '/dagboek/nieuwe-ervaring', '/diary/new-entry', {
    ...ofDiary,
    island: 'diary-new',
  }),
  defineScreen('diary-entry', PARTICIPANTS, '/dagboek/:entry', '/diary/:entry', { ...ofDiary, island: 'diary-entry' }),
  defineScreen('messages', PARTICIPANTS, '/berichten', '/messages', { island: 'messages' }),
  defineScreen('buddy-accept', SELF_HELP, '/buddy/accepteren/:pairingCode', '/buddy/accept/:pairingCode', buddy),
  defineScreen('buddy-refuse', SELF_HELP, '/buddy/weigeren/:pairingCode', '/buddy/refuse/:pairingCode', buddy),
  defineScreen('buddy-unsubscribe', SELF_HELP, '/buddy/stoppen/:pairingCode', '/buddy/unsubscribe/:pairingCode', buddy),
];
