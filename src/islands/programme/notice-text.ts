import { formatDay } from '#src/i18n/format-date.ts';
import type { PhaseProgress } from '#src/rules/programme/progress.ts';
import { useIsland } from '#src/session/Island.tsx';

/**
 * Returns the unlock time of a later phase as text: in days within a week, otherwise as a date, or "after the previous
 * phase". There is no date after an unfinished phase or one that waits for the user, because it could be wrong.
 */
export function useNoticeText(): (
  progress: PhaseProgress,
  before?: { readonly isWaiting: boolean; readonly open: number | null },
) => string {
  const { t, language } = useIsland();
  return ({ notice, unlocksOn }, { isWaiting, open } = { isWaiting: false, open: null }) => {
    const condition = open === null ? '' : t('programme.ahead.condition', { number: open });
    const date = formatDay(unlocksOn, language);
    if (isWaiting && notice.kind !== 'none') return t('programme.ahead.from', { date });
    if (notice.kind === 'relative') return t('programme.ahead.relative', { count: notice.days, date, condition });
    if (notice.kind === 'absolute') return t('programme.ahead.absolute', { date, condition });
    return t('programme.ahead.after');
  };
}
