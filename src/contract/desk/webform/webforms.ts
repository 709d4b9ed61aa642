import { boolean, mixed, number, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../../operation.ts';
import { castRow, getTextMember, type Paged, readPaged } from '../../paged.ts';
import type { Failure } from '../../result.ts';
import { parseAnswer } from '../../shape/parse-answer.ts';
import { objectWithMember } from '../../shape/shape.ts';
import type { AnswerLabels } from '../../webform/answer-labels.ts';
import type { Answers } from '../../webform/answers.ts';
import type { WebformText } from '../../webform/definition.ts';
import { isRecord } from '../../wire.ts';
import { domainKeysSchema, lineSchema, toQueryEntries } from '../rows.ts';
import type { EditableWebform, WebformContent, WebformRow } from './stored-webform.ts';
import type { WebformProblem } from './webform-problems.ts';

interface ListWebformsInput {
  readonly query?: { readonly domain?: string; readonly search?: string; readonly page?: number };
}

/** Lists the forms of a domain, or of all domains, by their machine ids. */
export const listWebforms = defineOperation({
  name: 'list-webforms',
  method: 'GET',
  route: '/desk/webforms',
  access: 'editor',
  query: ({ query }: ListWebformsInput) => toQueryEntries(query),
  read: ({ body }): Paged<WebformRow> => readPaged(body, castRow<WebformRow>),
  errors: { 403: 'not logged in as an editor' },
});

export const readEditableWebform = (body: unknown): EditableWebform =>
  parseAnswer(objectWithMember<EditableWebform>('revision'), body);

/** Returns a form in all its languages, for editing. */
export const openWebform = defineOperation({
  name: 'open-webform',
  method: 'GET',
  route: '/desk/webforms/:webform',
  access: 'editor',
  read: ({ body }) => readEditableWebform(body),
  errors: { 403: 'not logged in as an editor', 404: 'no such form' },
});

export const WEBFORM_TITLE_LENGTH = 160;

export const webformBody = object({ title: lineSchema(WEBFORM_TITLE_LENGTH), domains: domainKeysSchema() });

interface NewWebformInput {
  readonly body: { readonly title: string; readonly domains: readonly DomainKey[] };
}

/** Creates a form without questions; its machine id is derived from its Dutch title and never changes. */
export const createWebform = defineOperation({
  name: 'make-webform',
  method: 'POST',
  route: '/desk/webforms',
  access: 'editor',
  touches: 'sent',
  activity: 'webform',
  request: webformBody,
  body: ({ body }: NewWebformInput) => body,
  read: ({ body }) => readEditableWebform(body),
  errors: { 403: 'not logged in as an editor', 422: 'the title is missing, too long or multi-line, or no domain' },
});

interface WebformContentInput {
  readonly body: WebformContent & {
    /** The revision that the author started from. */
    readonly from: number;
  };
}

/** Editable content of a form, in a request. */
export const webformContent = object({
  domains: domainKeysSchema(),
  isOpen: boolean().strict().required(),
  isSensitive: boolean().strict().required(),
  notes: string().strict().max(10_000).defined(),
  texts: object({ nl: mixed().required(), en: mixed().nullable().defined() }).required(),
});

/** Saves a form in all its languages; participants see it on their next request. */
export const saveWebform = defineOperation({
  name: 'save-webform',
  method: 'POST',
  route: '/desk/webforms/:webform',
  access: 'editor',
  touches: 'stored',
  activity: 'webform',
  changesSite: true,
  request: webformContent.shape({ from: number().strict().integer().required() }),
  body: ({ body }: WebformContentInput) => body,
  read: ({ body }) => readEditableWebform(body),
  errors: {
    403: 'not logged in as an editor, or the form is part of the product',
    404: 'no such form',
    409: 'it contains facts that a reviewer has to approve first',
    412: 'the form was changed since it was read; readWebformConflict returns the stored form',
    422: 'the form is invalid; readWebformProblems returns the reasons',
  },
});

/** Returns the stored form after a save by another author; null for any other failure. */
export function readWebformConflict({ status, detail }: Failure): EditableWebform | null {
  return status === 412 && isRecord(detail) ? readEditableWebform(detail.current) : null;
}

/** Returns the reasons that a form was refused; empty for any other failure. */
export function readWebformProblems({ detail }: Failure): readonly WebformProblem[] {
  if (!isRecord(detail) || !Array.isArray(detail.problems)) return [];
  return detail.problems.filter(isRecord).map((raw) => ({
    language: raw.language === 'nl' || raw.language === 'en' ? (raw.language as Language) : null,
    key: typeof raw.key === 'string' ? raw.key : null,
    field: getTextMember(raw, 'field'),
    reason: getTextMember(raw, 'reason'),
  }));
}

/** Deletes a form that no page references; it can be restored from the bin. Its answers remain. */
export const deleteWebform = defineOperation({
  name: 'delete-webform',
  method: 'DELETE',
  route: '/desk/webforms/:webform',
  access: 'editor',
  touches: 'stored',
  activity: 'webform',
  changesSite: true,
  answer: 'empty',
  read: (): null => null,
  errors: {
    403: 'not logged in as an editor, or the form is used by the product or outside the editor’s programmes',
    404: 'no such form',
    409: 'a page contains the form',
  },
});

/** An anonymous submission of a form of another content system. */
export interface FormSubmission {
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
export const listFormSubmissions = defineOperation({
  name: 'list-sent-forms',
  method: 'GET',
  route: '/desk/sent-forms',
  access: 'moderator',
  query: ({ query }: { readonly query?: { readonly page?: number } }) => toQueryEntries(query),
  read: ({ body }): Paged<FormSubmission> => readPaged(body, castRow<FormSubmission>),
  errors: { 403: 'not logged in as a moderator' },
});
