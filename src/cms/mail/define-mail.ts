import type { ReactElement } from 'react';
import type { MailText } from '#src/contract/desk/mail-text.ts';
import type { Language, Localised } from '#src/domains/domain.ts';
import type { Device } from '#src/rules/device/parse-user-agent.ts';

/** Values for the placeholders of a mail: never an amount or a substance. */
export interface MailValues {
  /** Name of a user, as `toMailName` returns it. */
  readonly name?: string;
  /** A number of days. */
  readonly days?: number;
  /** Total number of days. */
  readonly open?: number;
  /** Changed part of the account. */
  readonly changed?: 'password' | 'mail' | 'both' | 'factor';
  /** Device of the login. */
  readonly device?: Device;
  /** Code that opens a session on a new device. */
  readonly code?: string;
  /** Index of the sentence in the mail. */
  readonly sentence?: number;
  /** First step of the day. */
  readonly step?: 'plan' | 'exercise' | 'day' | 'programme' | 'last';
  /** Occasion of a message after the six weeks. */
  readonly after?: 'support' | 'date' | 'away' | 'question';
  /** Question of a user to the provider, or the reason for rejecting a nurse; in no other mail. */
  readonly text?: string;
}

export interface MailProps {
  readonly language: Language;
  /** Target of the mail's first link. */
  readonly link: string;
  /** A second link, if the reader has to choose. */
  readonly secondLink?: string;
  readonly values?: MailValues;
  /** URL of the page that ends the series of this mail with one click. */
  readonly stopLink?: string;
  /** The provider as sender, in neutral terms; absent if the provider has set none. */
  readonly sender?: string;
  /** Text of an editor that replaces the default text. */
  readonly text?: MailText;
}

/** Renders a mail; contains the default text with placeholders, and their values. */
export interface MailBody {
  (props: MailProps): ReactElement;
  readonly original: Localised<Omit<MailText, 'subject'>>;
  readonly values: (values: MailValues, language: Language) => Readonly<Record<string, string>>;
}

/** A subject, or a function of the values. */
export type Subject = string | ((values: MailValues) => string);

/** A kind of mail. The subject is neutral: no substance, no programme, no amount (docs/product-rules.md, "Privacy"). */
export interface Mail {
  readonly name: string;
  readonly subject: Localised<Subject>;
  readonly Body: MailBody;
  /** Set if the recipient chooses between two links. */
  readonly hasSecondLink?: true;
  /** Set for a farewell mail, which has no link. */
  readonly hasNoLink?: true;
}

/** Example values for previews, each set by its name. */
export type MailExamples = Readonly<Record<string, MailValues>> & { readonly default: MailValues };

/** A rendered mail. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Renders a mail by its name. */
export type RenderMail = (name: MailName, props: MailProps) => RenderedMail;

/** Renders a mail synchronously or asynchronously. */
export type RenderMailAsync = (...of: Parameters<RenderMail>) => RenderedMail | Promise<RenderedMail>;

export type MailName =
  | 'validate-email'
  | 'reset-password'
  | 'address-in-use'
  | 'details-changed'
  | 'account-deleted'
  | 'decision'
  | 'account-unused'
  | 'account-ends-soon'
  | 'new-device'
  | 'launch-code'
  | 'nurse-approved'
  | 'nurse-rejected'
  | 'daily'
  | 'usage-reminder'
  | 'own-hour'
  | 'look-back'
  | 'week'
  | 'last-week'
  | 'after'
  | 'end-of-phase'
  | 'forum-reply'
  | 'badge'
  | 'thinking-of-you'
  | 'buddy-invite'
  | 'buddy-progress'
  | 'buddy-ended'
  | 'buddy-stopped'
  | 'client-invite'
  | 'pairing-ended'
  | 'contact'
  | 'staff-link'
  | 'staff-password'
  | 'test-mail'
  | 'message';
