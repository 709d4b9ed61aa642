import { mixed, number, object, string } from 'yup';
import { readBodyText } from '#src/rules/fields/body-text.ts';
import { STAFF_MESSAGE_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from '../forms/form.ts';
import { defineOperation } from '../operation.ts';
import type { ModeratedParams } from './open-moderated-text.ts';

/** A message of the provider to one user. */
export const messageForm = defineForm({ text: (typed: string) => readBodyText(typed, STAFF_MESSAGE_LENGTH) });

interface Input {
  readonly body: {
    readonly uid: number;
    readonly text: string;
    /** The text of the forum that it is about. */
    readonly about: ModeratedParams | null;
  };
  /** The same key sends the same message once. */
  readonly key: string;
}

/** Sends a message to a participant, who reads it among the own messages and is notified by the own settings. */
export const sendMessage = defineOperation({
  name: 'send-message',
  method: 'POST',
  route: '/desk/messages',
  access: 'moderator',
  activity: 'person',
  request: object({
    uid: number().strict().integer().required(),
    text: string().strict().defined(),
    about: mixed().nullable(),
  }),
  body: ({ body }: Input) => body,
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  answer: 'empty',
  read: () => undefined,
  errors: {
    403: 'no moderator',
    404: 'no such participant, or not the writer of that text',
    422: 'no words, or too many',
  },
});
