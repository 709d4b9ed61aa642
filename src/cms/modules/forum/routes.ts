import { anonymiseComment as commentAnonymisation } from '#src/contract/anonymise-comment.ts';
import { anonymisePost as postAnonymisation } from '#src/contract/anonymise-post.ts';
import { createComment as commentCreation } from '#src/contract/create-comment.ts';
import { createPost as postCreation } from '#src/contract/create-post.ts';
import { updateComment as commentUpdate } from '#src/contract/update-comment.ts';
import { updatePost as postUpdate } from '#src/contract/update-post.ts';
import { idempotent } from '../../http/idempotent.ts';
import { type Route, serve } from '../../http/route.ts';
import { ofType } from '../content/own-nodes.ts';
import { anonymiseComment, anonymisePost } from './anonymise.ts';
import { createComment } from './create-comment.ts';
import { createPost } from './create-post.ts';
import { updateComment } from './update-comment.ts';
import { updatePost } from './update-post.ts';

/** A comment answers at the path of the specification and at the one of Drupal's core. */
export const forumRoutes: readonly Route[] = [
  ofType('forum', serve(postCreation, idempotent(createPost))),
  ofType('forum', serve(postUpdate, updatePost)),
  serve(postAnonymisation, anonymisePost),
  serve(commentCreation, idempotent(createComment)),
  serve(commentUpdate, updateComment),
  serve(commentUpdate, updateComment, '/comment/:id'),
  serve(commentAnonymisation, anonymiseComment),
  serve(commentAnonymisation, anonymiseComment, '/comment/:id/anonymize'),
];
