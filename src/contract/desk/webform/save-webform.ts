import { boolean, mixed, number, object, string } from 'yup';
import type { Language } from '#src/domains/domain.ts';
import { defineOperation } from '../../operation.ts';
import { getTextMember } from '../../paged.ts';
import type { Failure } from '../../result.ts';
import { isRecord } from '../../wire.ts';
import { domainKeys } from '../words.ts';
import { readEditableWebform } from './open-webform.ts';
import type { EditableWebform, WebformContent } from './stored-webform.ts';
import type { WebformProblem } from './webform-problems.ts';

interface Input {
  readonly body: WebformContent & {
    /** The revision that the author started from. */
    readonly from: number;
  };
}

/** Editable content of a form, in a request. */
export const webformContent = object({
  domains: domainKeys(),
  isOpen: boolean().strict().required(),
  isSensitive: boolean().strict().required(),
  notes: string().strict().max(10_000).defined(),
  texts: object({ nl: mixed().required(), en: mixed().nullable().defined() }).required(),
});

/** Saves a form in all its languages; participants get it on their next request. */
export const saveWebform = defineOperation({
  name: 'save-webform',
  method: 'POST',
  route: '/desk/webforms/:webform',
  access: 'editor',
  touches: 'stored',
  activity: 'webform',
  changesSite: true,
  request: webformContent.shape({ from: number().strict().integer().required() }),
  body: ({ body }: Input) => body,
  read: ({ body }) => readEditableWebform(body),
  errors: {
    403: 'not for editors of content, or a form of the product itself',
    404: 'no such form',
    412: 'somebody saved meanwhile: readWebformConflict tells what stands',
    422: 'the form cannot be used so: readWebformProblems tells why',
  },
});

/** The stored form after a save by another author; null for any other failure. */
export function readWebformConflict({ status, detail }: Failure): EditableWebform | null {
  return status === 412 && isRecord(detail) ? readEditableWebform(detail.current) : null;
}

/** Reasons that a form was refused; empty for any other failure. */
export function readWebformProblems({ detail }: Failure): readonly WebformProblem[] {
  if (!isRecord(detail) || !Array.isArray(detail.problems)) return [];
  return detail.problems.filter(isRecord).map((raw) => ({
    language: raw.language === 'nl' || raw.language === 'en' ? (raw.language as Language) : null,
    key: typeof raw.key === 'string' ? raw.key : null,
    field: getTextMember(raw, 'field'),
    reason: getTextMember(raw, 'reason'),
  }));
}
