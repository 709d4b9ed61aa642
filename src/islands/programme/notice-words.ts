import { dayWords } from '#src/i18n/date-words.ts';
import type { PhaseProgress } from '#src/rules/programme/progress.ts';
import { useIsland } from '#src/session/Island.tsx';

/**
 * Opening of a future phase: within a week in days, before that by its date, else after the previous phase. Behind a
 * phase that waits for the user, a date alone would be a false promise.
 */
export function useNoticeWords(): (progress: PhaseProgress, isBehindWaiting?: boolean) => string {
  const { t, language } = useIsland();
  return ({ notice, unlocksOn }, isBehindWaiting = false) => {
    const date = dayWords(unlocksOn, language);
    if (isBehindWaiting && notice.kind !== 'none') return t('programme.ahead.from', { date });
    if (notice.kind === 'relative') return t('programme.ahead.relative', { count: notice.days, date });
    if (notice.kind === 'absolute') return t('programme.ahead.absolute', { date });
    return t('programme.ahead.after');
  };
}
