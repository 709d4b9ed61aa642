import { useMemo } from 'react';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Returns a stable function that translates keys of the namespace `webforms`. */
export function useWebformTexts(): TranslateWebform {
  const { t } = useIsland();
  return useMemo<TranslateWebform>(() => (key, values) => t(`webforms.${key}`, values), [t]);
}
