import { boolean, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import type { Versioned } from './version.ts';
import { domainKeys, type InLanguages, inLanguages, line } from './words.ts';

export const ALERT_TYPES = ['crisis', 'info'] as const;
export type AlertType = (typeof ALERT_TYPES)[number];

export const ALERT_LIMITS = { title: 120, body: 2_000 } as const;

export interface AlertWords {
  readonly title: string;
  /** HTML with the tags of rich text. */
  readonly body: string;
}

/** What stands above every page of its domains: a crisis always before what is only told. */
export interface AlertContent {
  readonly type: AlertType;
  readonly domains: readonly DomainKey[];
  readonly isOn: boolean;
  /** A language without words does not show it. */
  readonly words: InLanguages<AlertWords>;
}

export interface DeskAlert extends AlertContent, Versioned {
  readonly id: number;
  readonly uuid: string;
}

const words = object({
  title: line(ALERT_LIMITS.title),
  body: string().trim().required('required').max(ALERT_LIMITS.body, 'too-long'),
});

/** An alert as it is sent. */
export const alertBody = object({
  type: string().oneOf(ALERT_TYPES).required(),
  domains: domainKeys(),
  isOn: boolean().required(),
  words: inLanguages(words),
});
