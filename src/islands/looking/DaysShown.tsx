import type { DomainWords } from '#src/domains/domain.ts';
import { amountWords, numberWords } from '#src/i18n/amount-words.ts';
import { capitalised, dayWords, weekdayShort } from '#src/i18n/date-words.ts';
import { type Amount, NOTHING, unitsOf } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getNotedDays, getWeekDates, type LookingWeek } from '#src/rules/looking/week.ts';
import { barMaximum, barPercentage } from '#src/rules/registrations/bar-maximum.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { type DayBar, DayBars } from '#src/ui/day-bars/DayBars.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { Table } from '#src/ui/table/Table.tsx';

interface Props {
  week: LookingWeek;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

/** The amounts behind a button, so that a glance at the page shows none. */
export function DaysShown({ week, isShown, onShow }: Props) {
  const { t } = useIsland();
  if (getNotedDays(week).length === 0) return null;
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

/** The seven days as bars without a goal, and the same as a table. */
export function WeekBars({ week }: Pick<Props, 'week'>) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const dates = getWeekDates(week.first);
  const amountOn = (date: CalendarDate): Amount | null => {
    const day = week.days[date];
    return day === undefined || day === 'unknown' ? null : day.amount;
  };
  const wordsOn = (date: CalendarDate) => {
    const amount = amountOn(date);
    if (amount !== null) return amountWords(unitsOf(amount), unit, language);
    return t(week.days[date] === 'unknown' ? 'looking.day.unknown' : 'looking.day.open');
  };
  const maximum = barMaximum(dates.map((date) => ({ total: amountOn(date), goal: null })));
  const bars = dates.map((date): DayBar => {
    const amount = amountOn(date);
    return {
      key: date,
      kind: amount === null ? 'future' : 'filled',
      isZero: amount === NOTHING,
      height: amount === null ? 0 : barPercentage(amount, maximum) / 100,
      ...(amount !== null && { amount: numberWords(unitsOf(amount), language) }),
      name: weekdayShort(date, language),
      label: `${capitalised(dayWords(date, language))}, ${wordsOn(date)}`,
    };
  });
  return (
    <div className="sheet stack" translate="no">
      <DayBars label={t('looking.week.title')} days={bars} />
      <Details summary={t('looking.week.table')}>
        <Table
          caption={t('looking.week.title')}
          columns={[
            { key: 'day', head: '', cell: (date) => capitalised(dayWords(date, language)) },
            { key: 'amount', head: unit.many[language], cell: wordsOn },
          ]}
          rows={dates}
          rowKey={(date) => date}
        />
      </Details>
    </div>
  );
}
