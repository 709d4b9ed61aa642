import { randomUUID } from 'node:crypto';
import { decryptBuddyCode, readBuddyRows } from '#src/cms/modules/buddies/find-buddy.ts';
import { updateUser } from '#src/contract/account.ts';
import { addBuddy, refuseBuddyInvite } from '#src/contract/buddies.ts';
import { listModeration } from '#src/contract/desk/moderation.ts';
import { createDiaryEntry, updateDiaryEntry } from '#src/contract/diary.ts';
import { flagContent, unflagContent } from '#src/contract/flags.ts';
import { createComment, createPost, updateComment, updatePost } from '#src/contract/forum-writes.ts';
import { getNurseSentences, saveNurseSentences } from '#src/contract/nurse-notes.ts';
import { currentUser, PRACTICE_WIRE_NAMES } from '#src/contract/own-user.ts';
import { getRegistrationsOverview } from '#src/contract/registrations.ts';
import { listSubmissions, submitWebform, updateSubmission } from '#src/contract/submissions.ts';
import { getView } from '#src/contract/views.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { submitRegistration } from '#tests/support/days.ts';
import { getColumn, type TextFields, type TextScene } from './text-scene.ts';

const ENTRY = { title: 'Titel', body: 'Tekst.', entryDate: '2026-11-20' };
const REPORT = 'inappropriate_post';

const getKey = () => randomUUID();

/** Returns every field in which participants, nurses and buddies type text. */
export function peopleTextFields(fixture: TextScene): TextFields {
  const { system, me, nurse, staff, category, theirs, mine, said } = fixture;
  const { client, uid } = me;
  const toOwn = () => client.call(currentUser);
  const readView = (name: string, display: string, args: readonly string[] = []) =>
    client.call(getView, { params: { view: name, display }, query: { args } });
  const readPosts = () => readView('forum', 'posts', [String(category)]);
  const createThread = () => readView('forum', 'comments', [String(mine.id)]);
  const readDiary = () => readView('diary', 'entries');
  const readExercises = () => client.call(listSubmissions);
  const answer = (text: string) => ({ webform: 'alcohol_1_1', fields: { waarom: text }, key: getKey() });

  async function readEntryNow() {
    await system.database.pool.query('delete from diary_entries');
    return expectSuccess(await client.call(createDiaryEntry, { body: ENTRY, key: getKey() }));
  }
  async function readBuddyNow(name: string) {
    await system.database.pool.query('delete from buddies');
    return client.call(addBuddy, { body: { name, email: 'robin@example.nl' }, key: getKey() });
  }

  const ofNurse = Object.entries(PRACTICE_WIRE_NAMES).map(([field, wire]) => [
    `update-user ${wire}`,
    {
      write: (text: string) =>
        nurse.client.call(updateUser, { params: { uid: nurse.uid }, body: { nurse: { [field]: text } } }),
      read: () => nurse.client.call(currentUser),
    },
  ]);

  return {
    ...Object.fromEntries(ofNurse),
    'update-user field_name': {
      write: (name) => client.call(updateUser, { params: { uid }, body: { name } }),
      read: toOwn,
    },
    'update-user field_nickname': {
      write: (nickname) => client.call(updateUser, { params: { uid }, body: { nickname } }),
      read: toOwn,
    },
    'save-nurse-sentences sentence': {
      write: (text) => nurse.client.call(saveNurseSentences, { body: { sentences: [text] } }),
      read: () => nurse.client.call(getNurseSentences),
    },
    'save-registration note': {
      write: (note) => submitRegistration(me, { date: '2026-11-20', amount: '1', note }),
      read: () => client.call(getRegistrationsOverview),
    },
    'submit-webform answer': {
      write: async (text) => {
        await system.database.pool.query('delete from submissions');
        return client.call(submitWebform, { body: answer(text) });
      },
      read: readExercises,
    },
    'update-submission answer': {
      write: async (text) => {
        await system.database.pool.query('delete from submissions');
        const { sid } = expectSuccess(await client.call(submitWebform, { body: answer('Eerst.') }));
        const params = { webform: 'alcohol_1_1', uuid: sid };
        return client.call(updateSubmission, { params, body: { fields: { waarom: text } } });
      },
      read: readExercises,
    },
    'create-diary-entry title': {
      write: (title) => client.call(createDiaryEntry, { body: { ...ENTRY, title }, key: getKey() }),
      read: readDiary,
    },
    'create-diary-entry field_diary_body': {
      write: (body) => client.call(createDiaryEntry, { body: { ...ENTRY, body }, key: getKey() }),
      read: readDiary,
    },
    'update-diary-entry title': {
      write: async (title) => {
        const { id, revision } = await readEntryNow();
        return client.call(updateDiaryEntry, { params: { id, revision }, body: { ...ENTRY, title } });
      },
      read: readDiary,
    },
    'update-diary-entry field_diary_body': {
      write: async (body) => {
        const { id, revision } = await readEntryNow();
        return client.call(updateDiaryEntry, { params: { id, revision }, body: { ...ENTRY, body } });
      },
      read: readDiary,
    },
    'create-post title': {
      write: (title) => client.call(createPost, { body: { title, body: 'Hallo.', category }, key: getKey() }),
      read: readPosts,
    },
    'create-post body': {
      write: (body) => client.call(createPost, { body: { title: 'Hallo', body, category }, key: getKey() }),
      read: getColumn(fixture, 'body', 'forum_posts'),
    },
    'update-post body': {
      write: (body) => client.call(updatePost, { params: { id: mine.id, revision: null }, body: { body } }),
      read: getColumn(fixture, 'body', 'forum_posts'),
    },
    'create-comment field_body': {
      write: async (body) => {
        await system.database.pool.query('delete from comments where cid <> $1', [said.id]);
        await system.database.pool.query('update forum_posts set comments = 1 where nid = $1', [mine.id]);
        return client.call(createComment, { body: { post: mine.id, body, parent: null }, key: getKey() });
      },
      read: createThread,
    },
    'update-comment field_body': {
      write: (body) => client.call(updateComment, { params: { id: said.id }, body: { post: mine.id, body } }),
      read: createThread,
    },
    'flag-content field_reason': {
      write: async (reason) => {
        const params = { flag: REPORT, type: 'node', id: theirs.id } as const;
        await client.call(unflagContent, { params });
        return client.call(flagContent, { params, body: { reason } });
      },
      read: () => staff.client.call(listModeration),
    },
    'add-buddy name': { write: readBuddyNow, read: toOwn },
    'refuse-buddy-invite refusal_reason': {
      write: async (reason) => {
        expectSuccess(await readBuddyNow('Robin'));
        const [row] = await readBuddyRows(system.database.db, uid);
        if (!row) throw new Error('There is no buddy.');
        const pairingCode = decryptBuddyCode(system.system.keys, row);
        return createBrowser(system.app).client.call(refuseBuddyInvite, { body: { pairingCode, reason } });
      },
      read: toOwn,
    },
  };
}
