import { useMemo } from 'react';
import type { DomainWords } from '#src/domains/domain.ts';
import { Price } from '#src/forms/price/Price.tsx';
import { amountWords, moneyWords } from '#src/i18n/amount-words.ts';
import { weekdayWord } from '#src/i18n/date-words.ts';
import { among } from '#src/i18n/text-key.ts';
import { type Amount, NOTHING, unitsOf } from '#src/rules/amounts/amount.ts';
import type { Cents } from '#src/rules/fields/cost.ts';
import { PRICE_KINDS } from '#src/rules/figures/money.ts';
import { getHighUse } from '#src/rules/looking/call-first.ts';
import type { LookingWeek } from '#src/rules/looking/week.ts';
import { getRulerPairs, getWeekFigures, type WeekFigures } from '#src/rules/looking/week-figures.ts';
import { useIsland } from '#src/session/Island.tsx';
import { changeWeek } from '#src/session/looking-week.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { DaysShown } from './DaysShown.tsx';
import { HighUseWords } from './HighUseWords.tsx';
import { Rulers } from './Rulers.tsx';
import { toResult } from './to-result.ts';
import { Ways } from './Ways.tsx';
import type { WeekProps } from './week-props.ts';

interface Props extends WeekProps {
  isOpen: boolean;
  onDay: () => void;
  onLeave: () => void;
}

/** The own week in figures, and three ways on. */
export function MyWeek({ week, clock, readable, isShown, onShow, isOpen, onDay, onLeave }: Props) {
  const { t } = useIsland();
  const figures = useMemo(() => getWeekFigures(week, clock.today, readable), [week, clock.today, readable]);
  const high = getHighUse(week);
  const { first, now } = week.rulers;
  return (
    <Screen title={<span tabIndex={-1}>{t('looking.week.title')}</span>}>
      {high.week && <HighUseWords />}
      {clock.state === 'clock' && <p role="status">{t('looking.state.clock')}</p>}
      <DaysShown {...{ week, isShown, onShow }} />
      {figures.isEnough ? (
        isShown && <Figures week={week} figures={figures} />
      ) : (
        <p>{t('looking.week.few', { count: figures.noted })}</p>
      )}
      {figures.isEnough && isShown && PRICE_KINDS[week.unit] && week.domain !== 'gambling' && (
        <Price
          own={week}
          onSave={async ({ price, size }) => {
            return toResult(
              changeWeek(week.id, readable, () => ({ price: price as Cents | null, size })),
              t,
            );
          }}
          onSaved={() => undefined}
        />
      )}
      {week.domain === 'alcohol' && (
        <Details summary={t('looking.week.advice')}>
          <p>{t('looking.week.guideline')}</p>
        </Details>
      )}
      {figures.isEnough && first !== null && now === null && <Rulers week={week} readable={readable} which="now" />}
      <div className="button-row">
        <Button kind="quiet" icon="pencil" onClick={onDay}>
          {t('looking.day.note')}
        </Button>
        {isShown && figures.isEnough && (
          <Button kind="quiet" onClick={() => print()}>
            {t('looking.week.print')}
          </Button>
        )}
      </div>
      {figures.noted > 0 && (
        <>
          {high.week && <HighUseWords isShort />}
          <Ways {...{ week, clock, readable, isOpen, onLeave }} />
        </>
      )}
    </Screen>
  );
}

/** The figures as sentences. */
function Figures({ week, figures }: { week: LookingWeek; figures: WeekFigures }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const inWords = (amount: Amount) => amountWords(unitsOf(amount), unit, language);
  const { sum, highest, daysWithout, money, places, companies } = figures;
  const listOf = (name: 'place' | 'company', counted: typeof places) =>
    counted
      .map(({ value, days }) =>
        t('looking.week.times', { what: t(among(`registration.${name}.${value}`)), count: days }),
      )
      .join(', ');
  const [one = '', other] = (highest?.dates ?? []).map((date) => weekdayWord(date, language));
  const rulers = getRulerPairs(week);
  return (
    <section className="sheet looking-figures" translate="no" aria-label={t('looking.week.title')}>
      <p>{t('looking.week.noted', { count: figures.noted })}</p>
      {sum === NOTHING && <p>{t('looking.week.zero')}</p>}
      {sum !== null && sum > NOTHING && <p>{t('looking.week.sum', { amount: inWords(sum) })}</p>}
      {highest && other === undefined && (
        <p>{t('looking.week.highest', { day: one, amount: inWords(highest.amount) })}</p>
      )}
      {highest && other !== undefined && (
        <p>{t('looking.week.highestTwo', { day: one, other, amount: inWords(highest.amount) })}</p>
      )}
      {daysWithout !== null && daysWithout > 0 && sum !== NOTHING && (
        <p>{t('looking.week.without', { count: daysWithout })}</p>
      )}
      {money && money.of === undefined && (
        <p>{t('looking.week.money', { money: moneyWords(money.cents, language) })}</p>
      )}
      {money && money.of !== undefined && (
        <p>
          {t('looking.week.putIn', { money: moneyWords(money.cents, language), days: money.days ?? 0, of: money.of })}
        </p>
      )}
      {places.length > 0 && <p>{t('looking.week.where', { list: listOf('place', places) })}</p>}
      {companies.length > 0 && <p>{t('looking.week.company', { list: listOf('company', companies) })}</p>}
      {rulers &&
        (['importance', 'confidence'] as const).map((ruler) => {
          const [before = 0, after = 0] = rulers[ruler];
          const name = t(`self-tests.rulers.${ruler}.name`);
          return <p key={ruler}>{t('looking.rulers.both', { name, before, now: after })}</p>;
        })}
      <p className="soft">{t('looking.week.only')}</p>
    </section>
  );
}
