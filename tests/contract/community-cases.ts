import { createDiaryEntry, deleteDiaryEntry, updateDiaryEntry } from '#src/contract/diary.ts';
import { flagContent, unflagContent } from '#src/contract/flags.ts';
import {
  anonymiseComment,
  anonymisePost,
  createComment,
  createPost,
  updateComment,
  updatePost,
} from '#src/contract/forum-writes.ts';
import { objectToDecision } from '#src/contract/objection.ts';
import { updateMessage } from '#src/contract/update-message.ts';
import { type Case, createCase } from './case.ts';

const ENTRY = { title: 'Vandaag', body: 'Een regel.', entryDate: '2026-11-20' };
const MISSING_ID = 999_999;
const LIKE = { flag: 'like', type: 'comment', id: MISSING_ID } as const;

/** Well-formed input of every operation on user texts, by name, for objects that do not exist. */
export const COMMUNITY_CASES: Readonly<Record<string, Case>> = {
  'create-diary-entry': createCase(createDiaryEntry, { body: ENTRY, key: 'sleutel-2' }),
  'update-diary-entry': createCase(updateDiaryEntry, { params: { id: MISSING_ID, revision: 1 }, body: ENTRY }),
  'delete-diary-entry': createCase(deleteDiaryEntry, { params: { id: MISSING_ID } }),
  'create-post': createCase(createPost, {
    body: { title: 'Hallo', body: 'Hier ben ik.', category: 1 },
    key: 'sleutel-3',
  }),
  'update-post': createCase(updatePost, { params: { id: MISSING_ID, revision: null }, body: { body: 'Anders.' } }),
  'anonymise-post': createCase(anonymisePost, { params: { id: MISSING_ID }, body: { withComments: false } }),
  'create-comment': createCase(createComment, {
    body: { post: MISSING_ID, body: 'Ja.', parent: null },
    key: 'sleutel-4',
  }),
  'update-comment': createCase(updateComment, { params: { id: MISSING_ID }, body: { post: MISSING_ID, body: 'Nee.' } }),
  'anonymise-comment': createCase(anonymiseComment, { params: { id: MISSING_ID } }),
  'flag-content': createCase(flagContent, { params: LIKE }),
  'unflag-content': createCase(unflagContent, { params: LIKE }),
  'update-message': createCase(updateMessage, { params: { id: MISSING_ID }, body: { read: true } }),
  'object-to-decision': createCase(objectToDecision, {
    params: { id: MISSING_ID },
    body: { why: 'Dat was geen reclame.', more: '' },
  }),
};
