import { reportFields } from '../flag-content.ts';
import { commentFields } from '../forum-comment.ts';
import { postFields } from '../forum-post.ts';
import { defineForm, toFormReadings } from './form.ts';

export const postForm = defineForm(toFormReadings(postFields, {}));
export const commentForm = defineForm(toFormReadings(commentFields, {}));
export const reportForm = defineForm(toFormReadings(reportFields, {}));
