import { useMemo } from 'react';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Returns the texts of the namespace `webforms` as a stable function. */
export function useWebformTexts(): TranslateWebform {
  const { t } = useIsland();
  return useMemo<TranslateWebform>(() => (key, values) => t(`webforms.${key}`, values), [t]);
}
