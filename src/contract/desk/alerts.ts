import { boolean, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { readLine, readText } from '#src/rules/fields/text.ts';
import { type InferTranslation, type InLanguages, toTranslatedBody } from '../fields/worded.ts';
import { defineOperation } from '../operation.ts';
import { parseAnswer, parseAnswerList } from '../shape/parse-answer.ts';
import { anything, whole } from '../shape/shape.ts';
import { domainKeys, orderBody, readStartVersion, type VersionedContent } from './rows.ts';

export const ALERT_TYPES = ['crisis', 'info'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

export const ALERT_LIMITS = { title: 120, body: 2_000 } as const;

/** Texts of an alert in a language; the body is HTML with the tags of rich text. */
export const alertTextFields = {
  title: (text: string) => readLine(text, ALERT_LIMITS.title),
  body: (text: string) => readText(text, ALERT_LIMITS.body),
};
export type AlertTexts = InferTranslation<typeof alertTextFields>;

/** Notice at the top of every page of its domains; a crisis is always listed before information. */
export interface AlertContent {
  readonly type: AlertType;
  readonly domains: readonly DomainKey[];
  readonly isOn: boolean;
  /** The alert is not shown in a language without texts. */
  readonly words: InLanguages<AlertTexts>;
}

export interface DeskAlert extends AlertContent, VersionedContent {
  readonly id: number;
  readonly uuid: string;
}

/** An alert in a request. */
export const alertBody = object({
  type: string().oneOf(ALERT_TYPES).required(),
  domains: domainKeys(),
  isOn: boolean().required(),
  words: toTranslatedBody(alertTextFields),
});

/** Lists all alerts, on or off, in the order in which visitors see them. */
export const listAlerts = defineOperation({
  name: 'list-alerts',
  method: 'GET',
  route: '/desk/alerts',
  access: 'editor',
  read: ({ body }): readonly DeskAlert[] => parseAnswerList(anything<DeskAlert>(), body),
  errors: { 403: 'not logged in as an editor' },
});

/** Creates an alert; if it is switched on, visitors see it on their next request. */
export const createAlert = defineOperation({
  name: 'make-alert',
  method: 'POST',
  route: '/desk/alerts',
  access: 'editor',
  touches: 'sent',
  activity: 'alert',
  changesSite: true,
  request: alertBody,
  body: ({ body }: { readonly body: AlertContent }) => body,
  read: ({ body }): DeskAlert => parseAnswer(whole<DeskAlert>('uuid'), body),
  errors: { 403: 'not logged in as an editor', 422: 'a value refused' },
});

export const changedAlert = alertBody.shape(readStartVersion);

/** Changes an alert as a whole; visitors see it on their next request. */
export const updateAlert = defineOperation({
  name: 'update-alert',
  method: 'PATCH',
  route: '/desk/alerts/:id',
  access: 'editor',
  touches: 'stored',
  activity: 'alert',
  changesSite: true,
  request: changedAlert,
  body: ({ body }: { readonly body: AlertContent & VersionedContent }) => body,
  read: ({ body }): DeskAlert => parseAnswer(whole<DeskAlert>('uuid'), body),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such alert',
    412: 'somebody else saved it meanwhile: readConflict',
    422: 'a value refused',
  },
});

/** Deletes an alert; visitors no longer see it on their next request. */
export const deleteAlert = defineOperation({
  name: 'delete-alert',
  method: 'DELETE',
  route: '/desk/alerts/:id',
  access: 'editor',
  touches: 'stored',
  activity: 'alert',
  changesSite: true,
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in as an editor', 404: 'no such alert' },
});

/** Reorders the alerts; a crisis is always listed before information. */
export const orderAlerts = defineOperation({
  name: 'order-alerts',
  method: 'POST',
  route: '/desk/alert-order',
  access: 'editor',
  touches: 'listed',
  activity: 'alert',
  changesSite: true,
  request: orderBody,
  body: ({ body }: { readonly body: { readonly ids: readonly number[] } }) => body,
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in as an editor', 422: 'an id stands there twice' },
});
