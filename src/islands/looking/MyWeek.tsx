import { Price } from '#src/forms/price/Price.tsx';
import { useFormatAmount } from '#src/forms/use-format-amount.ts';
import { formatMoney } from '#src/i18n/format-amount.ts';
import { formatWeekday } from '#src/i18n/format-date.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import type { Cents } from '#src/rules/fields/amounts.ts';
import { PRICE_KINDS } from '#src/rules/figures/money.ts';
import { getHighUse } from '#src/rules/looking/call-first.ts';
import { getWeekFigures, listRatingPairs, type WeekFigures } from '#src/rules/looking/week-figures.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { HighUseAdvice } from './HighUseAdvice.tsx';
import { NextSteps } from './NextSteps.tsx';
import { RatingQuestions } from './RatingQuestions.tsx';
import { WeekAmountsToggle } from './WeekAmountsToggle.tsx';
import { ViewTitle } from './WeekIntroduction.tsx';
import type { WeekProps } from './week-props.ts';

type Props = WeekProps & { isOpen: boolean; onDay: () => void; onLeave: () => void };

/** Figures of the visitor's week, and three next steps. */
export function MyWeek({ isOpen, onDay, onLeave, ...props }: Props) {
  const { t } = useIsland();
  const { week, clock, readable, save, isShown } = props;
  const weekFigures = getWeekFigures(week, clock.today, readable);
  const high = getHighUse(week);
  const { first, now } = week.rulers;
  return (
    <Screen title={<ViewTitle text={t('looking.week.title')} />}>
      {high.week && <HighUseAdvice />}
      {clock.state === 'clock' && <p role="status">{t('looking.state.clock')}</p>}
      <WeekAmountsToggle {...props} />
      {!weekFigures.isEnough && <p>{t('looking.week.few', { count: weekFigures.noted })}</p>}
      {weekFigures.isEnough && isShown && <WeekNumbers week={week} figures={weekFigures} />}
      {weekFigures.isEnough && isShown && PRICE_KINDS[week.unit] && week.domain !== 'gambling' && (
        <Price
          savedPrice={week}
          onSave={async ({ price, size }) => save(() => ({ price: price as Cents | null, size }))}
          onSaved={() => undefined}
        />
      )}
      {week.domain === 'alcohol' && (
        <div className="looking-advice">
          <Details summary={t('looking.week.advice')}>
            <p>{t('looking.week.guideline')}</p>
          </Details>
        </div>
      )}
      {weekFigures.isEnough && first !== null && now === null && <RatingQuestions save={save} which="now" />}
      <div className="button-row">
        <Button kind="quiet" icon="pencil" onClick={onDay}>
          {t('looking.day.note')}
        </Button>
        {isShown && weekFigures.isEnough && (
          <Button kind="quiet" onClick={() => print()}>
            {t('looking.week.print')}
          </Button>
        )}
      </div>
      {weekFigures.noted > 0 && (
        <>
          {high.week && <HighUseAdvice isShort />}
          <NextSteps {...props} isOpen={isOpen} onLeave={onLeave} />
        </>
      )}
    </Screen>
  );
}

/** Returns the figures as sentences, in order. */
function useSentences({ week, figures }: FiguresProps): readonly (string | false | null)[] {
  const { t, language } = useIsland();
  const inWords = useFormatAmount();
  const { noted, sum, highest, daysWithout, money, places, companies } = figures;
  const toList = (name: 'place' | 'company', counts: typeof places) =>
    counts
      .map(({ value, days }) =>
        t('looking.week.times', { what: t(toTextKey(`registration.${name}.${value}`)), count: days }),
      )
      .join(', ');
  const [day = '', secondDay] = (highest?.dates ?? []).map((date) => formatWeekday(date, language));
  const highestText = secondDay === undefined ? 'looking.week.highest' : 'looking.week.highestTwo';
  const rulers = listRatingPairs(week);
  return [
    t('looking.week.noted', { count: noted }),
    sum !== null && (sum === ZERO_AMOUNT ? t('looking.week.zero') : t('looking.week.sum', { amount: inWords(sum) })),
    highest && t(highestText, { day, other: secondDay ?? '', amount: inWords(highest.amount) }),
    !!sum && !!daysWithout && t('looking.week.without', { count: daysWithout }),
    money && 'days' in money && t('looking.week.putIn', { ...money, money: formatMoney(money.cents, language) }),
    money && !('days' in money) && t('looking.week.money', { money: formatMoney(money.cents, language) }),
    places.length > 0 && t('looking.week.where', { list: toList('place', places) }),
    companies.length > 0 && t('looking.week.company', { list: toList('company', companies) }),
    ...(['importance', 'confidence'] as const).map((ruler) => {
      const [before = 0, now = 0] = rulers?.[ruler] ?? [];
      return rulers && t('looking.rulers.both', { name: t(`self-tests.rulers.${ruler}.name`), before, now });
    }),
  ];
}

type FiguresProps = Pick<WeekProps, 'week'> & { figures: WeekFigures };

function WeekNumbers(props: FiguresProps) {
  const { t } = useIsland();
  const sentences = useSentences(props).filter((sentence) => typeof sentence === 'string');
  return (
    <section className="sheet stack looking-figures" translate="no" aria-label={t('looking.week.title')}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="soft">{t('looking.week.only')}</p>
    </section>
  );
}
