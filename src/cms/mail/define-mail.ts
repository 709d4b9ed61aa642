import type { ReactElement } from 'react';
import type { MailText } from '#src/contract/desk/mail-text.ts';
import type { Language, Localised } from '#src/domains/domain.ts';
import type { Device } from '#src/rules/device/device-of-agent.ts';

/** What the words of a mail may name: never an amount or a substance. */
export interface MailValues {
  /** A person's name, as `mailName` leaves it. */
  readonly name?: string;
  /** A number of days. */
  readonly days?: number;
  /** Of so many days. */
  readonly open?: number;
  /** What of an account changed. */
  readonly changed?: 'password' | 'mail' | 'both' | 'factor';
  /** What somebody logged in with. */
  readonly device?: Device;
  /** Which of the mail's own sentences stands in it. */
  readonly sentence?: number;
  /** What the day begins with. */
  readonly step?: 'plan' | 'exercise' | 'day' | 'programme';
  /** What somebody wrote to the provider, or why it lets a nurse not in; in no other mail. */
  readonly text?: string;
}

export interface MailProps {
  readonly language: Language;
  /** Where the mail's one link leads. */
  readonly link: string;
  /** A further link, where the reader has to choose. */
  readonly secondLink?: string;
  readonly values?: MailValues;
  /** Who sends it, in words that tell nothing of care or use; left out where the provider wrote none. */
  readonly sender?: string;
  /** What an editor wrote instead of the mail's own words. */
  readonly text?: MailText;
}

/** Draws a mail; knows its own words with their placeholders, and what those hold. */
export interface MailBody {
  (props: MailProps): ReactElement;
  readonly original: Localised<Omit<MailText, 'subject'>>;
  readonly values: (values: MailValues, language: Language) => Readonly<Record<string, string>>;
}

/** A subject, or how it is made of the values. */
export type Subject = string | ((values: MailValues) => string);

/**
 * One kind of mail. The subject is neutral: no substance, no programme, no amount (docs/product-rules.md, "Privacy").
 */
export interface Mail {
  readonly name: string;
  readonly subject: Localised<Subject>;
  readonly Body: MailBody;
  /** Whether the reader chooses between two links. */
  readonly hasSecondLink?: true;
  /** A mail that says goodbye leads nowhere. */
  readonly hasNoLink?: true;
}

/** Values to draw a mail with where it is only looked at, each set by its name. */
export type MailExamples = Readonly<Record<string, MailValues>> & { readonly default: MailValues };

/** A mail as it goes out. */
export interface DrawnMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Draws a mail by its name. */
export type DrawMail = (name: MailName, props: MailProps) => DrawnMail;

/** The same, at once or later. */
export type DrawMailSoon = (...of: Parameters<DrawMail>) => DrawnMail | Promise<DrawnMail>;

export type MailName =
  | 'validate-email'
  | 'reset-password'
  | 'address-in-use'
  | 'details-changed'
  | 'account-deleted'
  | 'account-unused'
  | 'account-ends-soon'
  | 'new-device'
  | 'nurse-approved'
  | 'nurse-rejected'
  | 'daily'
  | 'usage-reminder'
  | 'own-hour'
  | 'look-back'
  | 'end-of-phase'
  | 'forum-reply'
  | 'badge'
  | 'thinking-of-you'
  | 'buddy-invite'
  | 'buddy-progress'
  | 'buddy-ended'
  | 'client-invite'
  | 'pairing-ended'
  | 'contact'
  | 'staff-link'
  | 'staff-password'
  | 'test-mail'
  | 'message';
