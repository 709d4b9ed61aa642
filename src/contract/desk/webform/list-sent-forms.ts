import type { DomainKey } from '#src/domains/domain.ts';
import { defineOperation } from '../../operation.ts';
import type { AnswerLabels } from '../../webform/answer-labels.ts';
import type { Answers } from '../../webform/answers.ts';
import type { WebformText } from '../../webform/definition.ts';
import { queryOf, type Rows, readRows } from '../rows.ts';

/** What somebody sent with a form of another content system; nobody is named. */
export interface SentForm {
  readonly uuid: string;
  readonly webform: string;
  readonly title: string;
  readonly domain: DomainKey;
  /** When it was last sent; ISO 8601. */
  readonly changed: string;
  /** The form as it was read last. */
  readonly elements: WebformText['elements'];
  readonly answers: Answers;
  readonly labels: AnswerLabels;
}

interface Input {
  readonly query?: { readonly page?: number };
}

/** What was sent with forms of another content system, the newest first. */
export const listSentForms = defineOperation({
  name: 'list-sent-forms',
  method: 'GET',
  route: '/desk/sent-forms',
  access: 'moderator',
  path: (_input: Input) => '/desk/sent-forms',
  query: ({ query }) => queryOf(query),
  read: ({ body }): Rows<SentForm> => readRows(body),
  errors: { 403: 'no moderator' },
});
