import { readPageConflict, readViolations } from '#src/contract/desk/pages.ts';
import type { Failure } from '#src/contract/result.ts';
import type { useIsland } from '#src/session/Island.tsx';

type Translate = ReturnType<typeof useIsland>['t'];

/**
 * Returns the error text of a refused page action: the missing fields, the editor who saved in between, or the facts to
 * be reviewed.
 */
export function getActionFailureText(t: Translate, failure: Failure, standard: string): string {
  const conflict = readPageConflict(failure);
  if (conflict) return t('desk-pages.conflict', { name: conflict.author || t('desk-pages.somebody') });
  if (failure.status === 409) return failure.message;
  const violations = readViolations(failure);
  if (violations.length === 0) return standard;
  return t('desk-pages.refused', { reasons: [...new Set(violations.map(({ message }) => message))].join(' ') });
}
