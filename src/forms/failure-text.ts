import type { Failure } from '#src/contract/result.ts';

type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Returns the default text for a failed request, with its remedy. A screen's specific text has precedence
 * (docs/specification.md, section 8).
 */
export function toFailureText(t: Translate, failure: Failure): string {
  if (failure.kind === 'limited') {
    const minutes = Math.max(1, Math.ceil((failure.retryAfter ?? 60) / 60));
    if (minutes > 90) return t('forms.failures.limitedHours', { hours: Math.ceil(minutes / 60) });
    return t('forms.failures.limited', { count: minutes });
  }
  const isOffline = failure.kind === 'network' && !navigator.onLine;
  const key = `forms.failures.${isOffline ? 'offline' : failure.kind}`;
  const text = t(key);
  return text === key ? t('forms.failures.server') : text;
}

/** Returns true if the failure is not caused by the user's input: no response, or a page rendered for another user. */
export function isUnrelatedToInput(failure: Failure): boolean {
  return failure.kind === 'other_person' || failure.kind === 'unavailable' || hasNoResponse(failure);
}

/** Returns true if no whole response arrived, so the request may have succeeded. */
export const hasNoResponse = ({ kind, status }: Failure): boolean =>
  status === null && (kind === 'network' || kind === 'timeout' || kind === 'malformed');
