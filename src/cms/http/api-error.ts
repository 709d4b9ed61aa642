import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MessageKey } from './messages.ts';

/** One refused value: the field's wire name and the reason in the reader's language. */
export interface Violation {
  readonly field: string;
  readonly text: string;
  /** Where the value stands in the stored fields ("paragraphs.2.title"), for those who edit them. */
  readonly path?: string;
  /** Names the reason, for whoever reads another language than the one the value is in. */
  readonly reason?: string;
}

/** A refusal with its status; the error handler words it in the reader's language. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly key: MessageKey;
  readonly headers: Readonly<Record<string, string>>;
  /** What the message names; `day` is a calendar date. */
  readonly values: Readonly<Record<string, string>>;
  /** What a screen acts on, beside the words. */
  readonly detail: unknown;

  constructor(
    status: ContentfulStatusCode,
    key: MessageKey,
    headers: Readonly<Record<string, string>> = {},
    values: Readonly<Record<string, string>> = {},
    detail?: unknown,
  ) {
    super(key);
    this.status = status;
    this.key = key;
    this.headers = headers;
    this.values = values;
    this.detail = detail;
  }
}

/** Values that break the rules of their fields: 422, one line each. */
export class ValidationFailure extends Error {
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super('validation failed');
    this.violations = violations;
  }
}

/** Drupal's form of the list: a first line, then "field: text" each on its own, the last line ended too. */
export function violationMessage(violations: readonly Violation[]): string {
  const lines = violations.map(({ field, text }) => `${field}: ${text.replace(/<[^>]*>/g, '')}\n`);
  return `Unprocessable Entity: validation failed.\n${lines.join('')}`;
}
