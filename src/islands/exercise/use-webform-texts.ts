import { useMemo } from 'react';
import type { Translate } from '#src/contract/webform/problems.ts';
import { useIsland } from '#src/session/Island.tsx';

/** The texts of the namespace `webforms`, the same function on every render. */
export function useWebformTexts(): Translate {
  const { t } = useIsland();
  return useMemo<Translate>(() => (key, values) => t(`webforms.${key}`, values), [t]);
}
