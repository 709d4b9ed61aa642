import type { Failure, FailureKind } from '#src/contract/result.ts';
import { isRecord } from '#src/contract/wire.ts';

const KINDS: Readonly<Record<number, FailureKind>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  406: 'not_found',
  409: 'conflict',
  410: 'not_found',
  412: 'conflict',
  414: 'not_found',
  429: 'limited',
  503: 'unavailable',
};

function toKind(status: number, body: unknown): FailureKind {
  if (isRecord(body) && isRecord(body.detail) && body.detail.isOtherPerson === true) return 'other_person';
  return KINDS[status] ?? (status >= 500 ? 'server' : 'invalid');
}

/** Suffix of a field name if Drupal refers to a part of its first item. */
const OF_FIRST_ITEM = /\.0(\.(value|target_id|uri|alias|processed|format))?$/;

/** Parses lines "field: text" after the first line, as Drupal lists violations. */
function parseViolations(message: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const line of message.split('\n').slice(1)) {
    const [, field, text] = /^([\w.]+): (.+)$/.exec(line) ?? [];
    if (field && text) fields[field.replace(OF_FIRST_ITEM, '')] ??= text;
  }
  return fields;
}

function parseFieldTexts(body: unknown, message: string): Record<string, string> {
  if (!isRecord(body) || !isRecord(body.error)) return parseViolations(message);
  const entries = Object.entries(body.error).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

function readMessage(body: unknown): string {
  if (!isRecord(body)) return '';
  const nestedMessage = isRecord(body.error) ? body.error.message : undefined;
  return typeof body.message === 'string' ? body.message : typeof nestedMessage === 'string' ? nestedMessage : '';
}

/** Returns the failure for a response with a status of 400 or above. Never derived from the text of the message. */
export function parseFailure(status: number, body: unknown, retryAfter: string | null): Failure {
  const message = readMessage(body);
  const fields = status === 400 || status === 422 ? parseFieldTexts(body, message) : {};
  const seconds = Number(retryAfter);
  return {
    kind: toKind(status, body),
    status,
    message,
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...(retryAfter !== null && Number.isFinite(seconds) && seconds >= 0 ? { retryAfter: seconds } : {}),
    ...(isRecord(body) && body.detail !== undefined ? { detail: body.detail } : {}),
  };
}
