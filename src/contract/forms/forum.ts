import { reportFields } from '../flag-content.ts';
import { commentFields } from '../forum-comment.ts';
import { postFields } from '../forum-post.ts';
import { defineForm, readingsOf } from './form.ts';

export const postForm = defineForm(readingsOf(postFields, {}));
export const commentForm = defineForm(readingsOf(commentFields, {}));
export const reportForm = defineForm(readingsOf(reportFields, {}));
