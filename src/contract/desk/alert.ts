import { boolean, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { readLine, readText } from '#src/rules/fields/text.ts';
import { type InferWords, type InLanguages, wordedBody } from '../fields/worded.ts';
import type { Versioned } from './version.ts';
import { domainKeys } from './words.ts';

export const ALERT_TYPES = ['crisis', 'info'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

export const ALERT_LIMITS = { title: 120, body: 2_000 } as const;

/** Texts of an alert in a language; the body is HTML with the tags of rich text. */
export const alertWords = {
  title: (text: string) => readLine(text, ALERT_LIMITS.title),
  body: (text: string) => readText(text, ALERT_LIMITS.body),
};
export type AlertWords = InferWords<typeof alertWords>;

/** Notice at the top of every page of its domains; a crisis always comes before information. */
export interface AlertContent {
  readonly type: AlertType;
  readonly domains: readonly DomainKey[];
  readonly isOn: boolean;
  /** A language without texts does not show it. */
  readonly words: InLanguages<AlertWords>;
}

export interface DeskAlert extends AlertContent, Versioned {
  readonly id: number;
  readonly uuid: string;
}

/** An alert in a request. */
export const alertBody = object({
  type: string().oneOf(ALERT_TYPES).required(),
  domains: domainKeys(),
  isOn: boolean().required(),
  words: wordedBody(alertWords),
});
