import type { DomainKey } from '#src/domains/domain.ts';
import { defineOperation } from '../../operation.ts';
import type { AnswerLabels } from '../../webform/answer-labels.ts';
import type { Answers } from '../../webform/answers.ts';
import type { WebformText } from '../../webform/definition.ts';
import { type Rows, readRows, toQueryEntries } from '../rows.ts';

/** An anonymous submission of a form of another content system. */
export interface SentForm {
  readonly uuid: string;
  readonly webform: string;
  readonly title: string;
  readonly domain: DomainKey;
  /** Time of the last submission; ISO 8601. */
  readonly changed: string;
  /** The form as last fetched. */
  readonly elements: WebformText['elements'];
  readonly answers: Answers;
  readonly labels: AnswerLabels;
}

/** Lists submissions of forms of another content system, newest first. */
export const listSentForms = defineOperation({
  name: 'list-sent-forms',
  method: 'GET',
  route: '/desk/sent-forms',
  access: 'moderator',
  query: ({ query }: { readonly query?: { readonly page?: number } }) => toQueryEntries(query),
  read: ({ body }): Rows<SentForm> => readRows(body),
  errors: { 403: 'no moderator' },
});
