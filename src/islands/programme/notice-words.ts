import { dayWords } from '#src/i18n/date-words.ts';
import type { PhaseProgress } from '#src/rules/programme/progress.ts';
import { useIsland } from '#src/session/Island.tsx';

/** When a phase that is ahead opens: within a week in days, before that by its date, else after the phase before it. */
export function useNoticeWords(): (progress: PhaseProgress) => string {
  const { t, language } = useIsland();
  return ({ notice, unlocksOn }) => {
    const date = dayWords(unlocksOn, language);
    if (notice.kind === 'relative') return t('programme.ahead.relative', { count: notice.days, date });
    if (notice.kind === 'absolute') return t('programme.ahead.absolute', { date });
    return t('programme.ahead.after');
  };
}
