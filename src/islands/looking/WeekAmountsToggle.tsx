import { useFormatAmount } from '#src/forms/use-format-amount.ts';
import { formatNumber } from '#src/i18n/format-amount.ts';
import { capitalise, formatDay, formatShortWeekday } from '#src/i18n/format-date.ts';
import { toUnits, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { getDay, listLoggedDays } from '#src/rules/looking/read-week.ts';
import { getWeekDates } from '#src/rules/looking/week.ts';
import { getBarMaximum, getBarPercentage } from '#src/rules/registrations/bar-maximum.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { DayBars } from '#src/ui/day-bars/DayBars.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { DaysTable } from './DaysTable.tsx';
import type { WeekProps } from './week-props.ts';

/** Amounts of the week, hidden until a button is clicked. */
export function WeekAmountsToggle({ week, isShown, onShow }: WeekProps) {
  const { t } = useIsland();
  if (listLoggedDays(week).length === 0) return null;
  return (
    <div className="stack">
      <p>
        <Button
          kind="plain"
          icon={isShown ? 'eye-off' : 'eye'}
          aria-expanded={isShown}
          onClick={() => onShow(!isShown)}
        >
          {t(isShown ? 'looking.day.hide' : 'looking.day.show')}
        </Button>
      </p>
      {isShown && <WeekBars week={week} />}
    </div>
  );
}

/** The seven days as bars without goals, and as a table. */
function WeekBars({ week }: Pick<WeekProps, 'week'>) {
  const { t, language, domain } = useIsland();
  const inWords = useFormatAmount();
  const rows = getWeekDates(week.first).map((date) => {
    const amount = getDay(week, date)?.amount ?? null;
    const without = t(week.days[date] === 'unknown' ? 'looking.day.unknown' : 'looking.day.open');
    return { date, amount, words: amount === null ? without : inWords(amount) };
  });
  const maximum = getBarMaximum(rows.map(({ amount }) => ({ total: amount, goal: null })));
  const bars = rows.map(({ date, amount, words }) => ({
    key: date,
    kind: amount === null ? ('future' as const) : ('filled' as const),
    isZero: amount === ZERO_AMOUNT,
    height: amount === null ? 0 : getBarPercentage(amount, maximum) / 100,
    ...(amount !== null && { amount: formatNumber(toUnits(amount), language) }),
    name: formatShortWeekday(date, language),
    label: `${capitalise(formatDay(date, language))}, ${words}`,
  }));
  return (
    <div className="sheet stack" translate="no">
      <DayBars label={t('looking.week.title')} days={bars} />
      <Details summary={t('looking.week.table')}>
        <DaysTable caption={t('looking.week.title')} header={domain.words.unit?.many[language] ?? ''} rows={rows} />
      </Details>
    </div>
  );
}
