import type { ReactElement } from 'react';
import type { Language, Localised } from '#src/domains/domain.ts';

/** What a mail says beyond its own words. */
export interface MailValues {
  /** What somebody wrote to the provider; in no other mail. */
  readonly text?: string;
}

export interface MailProps {
  readonly language: Language;
  /** Where the mail's one link leads. */
  readonly link: string;
  readonly values?: MailValues;
}

/** One kind of mail. The subject is neutral: no substance, no programme, no amount (decisions, "Privacy"). */
export interface Mail {
  readonly name: string;
  readonly subject: Localised;
  readonly Body: (props: MailProps) => ReactElement;
}

/** A mail as it goes out. */
export interface DrawnMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Draws a mail by its name; the built bundle and the sources have the same function. */
export type DrawMail = (name: MailName, props: MailProps) => DrawnMail;

export type MailName =
  | 'validate-email'
  | 'reset-password'
  | 'address-in-use'
  | 'details-changed'
  | 'account-deleted'
  | 'account-unused'
  | 'account-ends-soon'
  | 'nurse-approved'
  | 'nurse-rejected'
  | 'contact';
