import { dayWords } from '#src/i18n/date-words.ts';
import type { PhaseProgress } from '#src/rules/programme/progress.ts';
import { useIsland } from '#src/session/Island.tsx';

/**
 * When a phase that is ahead opens: within a week in days, before that by its date, else after the phase before it.
 * Behind a phase that waits for its person, a date alone would promise what does not happen.
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
