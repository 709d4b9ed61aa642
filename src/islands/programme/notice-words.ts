import { dayWords } from '#src/i18n/date-words.ts';
import type { PhaseProgress } from '#src/rules/programme/progress.ts';
import { useIsland } from '#src/session/Island.tsx';

/**
 * When a phase that is ahead opens: within a week in days, before that by its date, else after the phase before it.
 * Behind a phase that waits for its person, and behind one that is not done, a date alone would promise too much.
 */
export function useNoticeWords(): (
  progress: PhaseProgress,
  before?: { readonly isWaiting: boolean; readonly open: number | null },
) => string {
  const { t, language } = useIsland();
  return ({ notice, unlocksOn }, { isWaiting, open } = { isWaiting: false, open: null }) => {
    const condition = open === null ? '' : t('programme.ahead.condition', { number: open });
    const date = dayWords(unlocksOn, language);
    if (isWaiting && notice.kind !== 'none') return t('programme.ahead.from', { date });
    if (notice.kind === 'relative') return t('programme.ahead.relative', { count: notice.days, date, condition });
    if (notice.kind === 'absolute') return t('programme.ahead.absolute', { date, condition });
    return t('programme.ahead.after');
  };
}
