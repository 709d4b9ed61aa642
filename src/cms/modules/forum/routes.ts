import {
  anonymiseComment as commentAnonymisation,
  createComment as commentCreation,
  updateComment as commentUpdate,
  anonymisePost as postAnonymisation,
  createPost as postCreation,
  updatePost as postUpdate,
} from '#src/contract/forum-writes.ts';
import { makeIdempotent } from '../../http/idempotent.ts';
import { type Route, serve } from '../../http/route.ts';
import { limitToNodeType } from '../content/user-nodes.ts';
import { handleAnonymiseComment, handleAnonymisePost } from './anonymise.ts';
import { handleCreateComment } from './create-comment.ts';
import { handleCreatePost } from './create-post.ts';
import { handleUpdateComment } from './update-comment.ts';
import { handleUpdatePost } from './update-post.ts';

/** Routes of the forum; a comment has the path of the specification and the path of Drupal core. */
export const forumRoutes: readonly Route[] = [
  limitToNodeType('forum', serve(postCreation, makeIdempotent(handleCreatePost))),
  limitToNodeType('forum', serve(postUpdate, handleUpdatePost)),
  serve(postAnonymisation, handleAnonymisePost),
  serve(commentCreation, makeIdempotent(handleCreateComment)),
  serve(commentUpdate, handleUpdateComment),
  serve(commentUpdate, handleUpdateComment, '/comment/:id'),
  serve(commentAnonymisation, handleAnonymiseComment),
  serve(commentAnonymisation, handleAnonymiseComment, '/comment/:id/anonymize'),
];
