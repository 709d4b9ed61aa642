import { createDiaryEntry, deleteDiaryEntry, updateDiaryEntry } from '#src/contract/diary.ts';
import { idempotent } from '../../http/idempotent.ts';
import { type Route, serve } from '../../http/route.ts';
import { ofParticipant, ofType } from '../content/own-nodes.ts';
import { deleteEntry, updateEntry } from './change-entry.ts';
import { createEntry } from './create-entry.ts';

export const diaryRoutes: readonly Route[] = [
  ofType('diary_entry', serve(createDiaryEntry, idempotent(createEntry))),
  ofType('diary_entry', serve(updateDiaryEntry, updateEntry)),
  ofParticipant(serve(deleteDiaryEntry, deleteEntry)),
];
