import { createDiaryEntry, deleteDiaryEntry, updateDiaryEntry } from '#src/contract/diary.ts';
import { makeIdempotent } from '../../http/idempotent.ts';
import { type Route, serve } from '../../http/route.ts';
import { limitToNodeType, limitToParticipants } from '../content/user-nodes.ts';
import { deleteEntry, updateEntry } from './change-entry.ts';
import { createEntry } from './create-entry.ts';

export const diaryRoutes: readonly Route[] = [
  limitToNodeType('diary_entry', serve(createDiaryEntry, makeIdempotent(createEntry))),
  limitToNodeType('diary_entry', serve(updateDiaryEntry, updateEntry)),
  limitToParticipants(serve(deleteDiaryEntry, deleteEntry)),
];
