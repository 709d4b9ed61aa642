import { anonymiseComment } from '../anonymise-comment.ts';
import { anonymisePost } from '../anonymise-post.ts';
import { createComment } from '../create-comment.ts';
import { createDiaryEntry } from '../create-diary-entry.ts';
import { createPost } from '../create-post.ts';
import { deleteDiaryEntry } from '../delete-diary-entry.ts';
import { flagContent } from '../flag-content.ts';
import { objectToDecision, objectToSuspension } from '../objection.ts';
import { unflagContent } from '../unflag-content.ts';
import { updateComment } from '../update-comment.ts';
import { updateDiaryEntry } from '../update-diary-entry.ts';
import { updateMessage } from '../update-message.ts';
import { updatePost } from '../update-post.ts';

/** Diary, forum and messages. */
export const COMMUNITY_OPERATIONS = [
  createDiaryEntry,
  updateDiaryEntry,
  deleteDiaryEntry,
  createPost,
  updatePost,
  anonymisePost,
  createComment,
  updateComment,
  anonymiseComment,
  flagContent,
  unflagContent,
  updateMessage,
  objectToDecision,
  objectToSuspension,
] as const;
