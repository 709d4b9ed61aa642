import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MessageKey } from './messages.ts';

/** A refused value: the field's wire name and the reason in the reader's language. */
export interface Violation {
  readonly field: string;
  readonly text: string;
  /** Path of the value in the stored fields ("paragraphs.2.title"), for editors. */
  readonly path?: string;
  /** Key of the reason, for a reader of another language than the message's. */
  readonly reason?: string;
}

/** Error response with its status; the error handler adds the message in the reader's language. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly key: MessageKey;
  readonly headers: Readonly<Record<string, string>>;
  /** Values of the message; `day` is a calendar date. */
  readonly values: Readonly<Record<string, string>>;
  /** Data for the client, in addition to the message. */
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

/** Creates the conflict error after a save by another author. Nothing was written; it has the stored content. */
export const createConflictError = (current: object | undefined, details: object = {}): ApiError =>
  new ApiError(412, 'saved-meanwhile', {}, {}, { current, ...details });

/** Values that violate the rules of their fields: 422, one line each. */
export class ValidationFailure extends Error {
  readonly violations: readonly Violation[];

  constructor(violations: readonly Violation[]) {
    super('validation failed');
    this.violations = violations;
  }
}

/** Returns the list in Drupal's format: a first line, then one line "field: text" each, all lines terminated. */
export function toViolationMessage(violations: readonly Violation[]): string {
  const lines = violations.map(({ field, text }) => `${field}: ${text.replace(/<[^>]*>/g, '')}\n`);
  return `Unprocessable Entity: validation failed.\n${lines.join('')}`;
}
