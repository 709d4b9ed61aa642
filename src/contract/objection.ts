import { object, string } from 'yup';
import { accept } from '#src/rules/fields/parse-result.ts';
import { isBlank, readBodyText } from '#src/rules/fields/text.ts';
import { OBJECTION_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from './forms/form.ts';
import { isHelpShown } from './help-shown.ts';
import { defineOperation } from './operation.ts';
import { getFirstText, getFirstValue, readRecord, readWireFields, type WireFields } from './wire.ts';

/** Objection to a decision of staff: the reason, and anything else to know. */
export const objectionForm = defineForm({
  why: (input: string) => readBodyText(input, OBJECTION_LENGTH),
  more: (input: string) => (isBlank(input) ? accept('') : readBodyText(input, OBJECTION_LENGTH)),
});

export interface ObjectionTexts {
  readonly why: string;
  readonly more: string;
}

/** State of an objection to the decision of a message. */
export interface ObjectionState {
  readonly canObject: boolean;
  /** YYYY-MM-DD, the date by which a sent objection is answered; null if none was sent. */
  readonly answerBefore: string | null;
}

export const readObjectionState = (fields: WireFields): ObjectionState => ({
  canObject: getFirstValue(fields, 'field_can_object') === true,
  answerBefore: getFirstText(fields, 'field_answer_before'),
});

/** Creates the shape; a function, so that the schema is not bundled for users. */
const requestShape = () => ({ why: string().strict().defined(), more: string().strict().defined() });

const readSentObjection = (body: unknown) => {
  const fields = readWireFields(readRecord(body, 'objection'));
  return { answerBefore: getFirstText(fields, 'field_answer_before') ?? '', isHelpShown: isHelpShown(fields) };
};

export type SentObjection = ReturnType<typeof readSentObjection>;

const errors = {
  404: 'no such decision, or not about the caller',
  409: 'an objection was already sent, or the six months have passed',
  422: 'the text is missing or too long',
};

/** Objects to the decision that a message of the user explains. */
export const objectToDecision = defineOperation({
  name: 'object-to-decision',
  method: 'POST',
  route: '/entity/message/:id/objection',
  access: 'participant',
  request: object(requestShape()),
  body: ({ body }: { readonly body: ObjectionTexts }) => body,
  read: ({ body }) => readSentObjection(body),
  errors: { 403: 'not a participant', ...errors },
});

interface SuspendedInput {
  readonly body: ObjectionTexts & { readonly mail: string; readonly password: string };
}

/** Objects to the user's suspension. Requires the password, as a suspended user cannot log in. */
export const objectToSuspension = defineOperation({
  name: 'object-to-suspension',
  method: 'POST',
  route: '/user/objection',
  access: 'anyone',
  csrf: false,
  request: object({ name: string().required(), pass: string().required(), ...requestShape() }),
  body: ({ body: { mail, password, ...words } }: SuspendedInput) => ({ name: mail, pass: password, ...words }),
  read: ({ body }) => readSentObjection(body),
  errors: { 400: 'this combination of address and password is incorrect', 429: 'too many failed attempts', ...errors },
});
