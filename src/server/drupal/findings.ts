import type { Failure } from '#src/contract/result.ts';

/** A finding of the content check: correct, missing, or a hint. */
export interface Finding {
  readonly kind: 'fine' | 'lacks' | 'note';
  readonly text: string;
}

export const toCorrectFinding = (text: string): Finding => ({ kind: 'fine', text });
export const toMissingFinding = (text: string): Finding => ({ kind: 'lacks', text });
export const toHintFinding = (text: string): Finding => ({ kind: 'note', text });

/** Returns the finding for an unavailable resource, with the solution for an operator. */
export function explainFailure({ kind, status }: Failure, label: string, permission: string): Finding {
  if (status === 403)
    return toMissingFinding(`${label}: closed to visitors (403). Give anonymous the permission "${permission}".`);
  if (status === 406)
    return toMissingFinding(`${label}: not there as JSON (406). Enable its REST resource with the format json.`);
  if (status === 404) return toMissingFinding(`${label}: not there (404). Enable its module and its REST resource.`);
  return toMissingFinding(`${label}: ${kind}${status === null ? '' : ` (${status})`}.`);
}

/** Returns 0 if nothing is missing, otherwise 1. */
export const getExitCode = (findings: readonly Finding[]): 0 | 1 =>
  findings.some(({ kind }) => kind === 'lacks') ? 1 : 0;

const SIGNS: Readonly<Record<Finding['kind'], string>> = { fine: 'ok   ', lacks: 'LACKS', note: 'note ' };

/** Formats the findings for an operator, with missing parts first. */
export function describeFindings(findings: readonly Finding[]): string {
  const order: readonly Finding['kind'][] = ['lacks', 'note', 'fine'];
  const lines = order.flatMap((kind) =>
    findings.filter((finding) => finding.kind === kind).map(({ text }) => `${SIGNS[kind]}  ${text}`),
  );
  const missing = findings.filter(({ kind }) => kind === 'lacks').length;
  const end =
    missing === 0
      ? 'Nothing is missing.'
      : `${missing} missing. What each is for: docs/operations/content-elsewhere.md`;
  return `${[...new Set(lines)].join('\n')}\n\n${end}\n`;
}
