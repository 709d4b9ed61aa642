import { readSubmissions } from './exercise-submission.ts';
import { readPager } from './get-view.ts';
import { defineOperation } from './operation.ts';
import { isRecord, wholeNumber } from './wire.ts';

/**
 * Returns a page of the own exercise answers, in the order of their forms' ids, their run of the programme, and the
 * forms that an editor closed before the user submitted them, which are skipped.
 */
export const listSubmissions = defineOperation({
  name: 'list-submissions',
  method: 'GET',
  route: '/entity/view/exercise_submissions/list/results',
  access: 'participant',
  query: ({ query }: { readonly query?: { readonly page?: number } }) =>
    query?.page === undefined ? [] : [['page', String(query.page)]],
  read: ({ body }) => {
    const rows = isRecord(body) ? (body.entities ?? body.rows) : body;
    const pager = isRecord(body) ? readPager(body.pager) : null;
    const epoch = isRecord(body) ? wholeNumber(body.epoch) : null;
    const closed =
      isRecord(body) && Array.isArray(body.closed) ? body.closed.filter((id) => typeof id === 'string') : [];
    return { submissions: readSubmissions(rows), closed, pager, ...(epoch === null ? {} : { epoch }) };
  },
  errors: { 403: 'not logged in as a participant' },
});
