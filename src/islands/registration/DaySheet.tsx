import { useEffect, useEffectEvent, useState } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { AboveGoalWarning } from '#src/forms/help/AboveGoalWarning.tsx';
import { AcuteDangerWarning } from '#src/forms/help/AcuteDangerWarning.tsx';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { NewMedal } from '#src/forms/moments/NewMedal.tsx';
import { getSavedText } from '#src/forms/moments/saved-text.ts';
import { useNewMedal } from '#src/forms/moments/use-new-medal.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, countDaysBetween, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamHour, getPartOfDay, isDark } from '#src/rules/calendar/today.ts';
import { hasHighStreak, isDangerTonight } from '#src/rules/hard-moment/slip.ts';
import { DAYS_IN_WEEK, PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getSavedTextKind, hasLowerGoalLater } from '#src/rules/praise/saved-text-kind.ts';
import { getDayMark, getDayState, showsMedals } from '#src/rules/registrations/day-state.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { useLazyImport } from '#src/session/use-lazy-import.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { LookBack } from '#src/ui/look-back/LookBack.tsx';
import { EventSheet } from '#src/ui/moment/EventSheet.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';

const UNKNOWN_DAY = { total: null, goal: null };

interface Props {
  open: boolean;
  date: CalendarDate;
  today: CalendarDate;
  days: RegistrationsOverview;
  /** Label: "Vandaag". */
  place: string;
  /** Total of the day before saving. */
  before: Amount | null;
  /** Current total of the day. */
  total: Amount;
  /** True if the dialog with help lines was shown before. */
  isHelpShown: boolean;
  onClose: () => void;
}

/** Sheet after a day was saved: its stone, a text and the next actions. */
export function DaySheet({ open, date, today, days, place, before, total, isHelpShown, onClose }: Props) {
  const { t, href, language, domain, site } = useIsland();
  const { programStartDate, registrationsStart } = useUser();
  const { medal, look } = useNewMedal();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const praise = PRAISE_LIMITS[domain.key] as PraiseLimits;
  const saved = { ...(days[date] ?? UNKNOWN_DAY), total };
  const lookOnce = useEffectEvent(() => void look(showsMedals(saved, praise) && !isHelpShown));
  useEffect(() => lookOnce(), []);
  const number = countDaysBetween(programStartDate as CalendarDate, date) + 1;
  const isNumbered = number >= 1 && number <= PROGRAMME_DAYS;
  const week = listDatesBetween(addDays(date, 1 - DAYS_IN_WEEK), date).map((day) => {
    const mark = getDayMark(
      day === date ? saved : days[day],
      day,
      { start: registrationsStart as CalendarDate, today },
      praise,
    );
    return {
      stone: mark,
      words: mark === 'before' ? null : `${formatDay(day, language)}: ${t(`plan.state.${mark}`)}`,
    };
  });
  const isAboveGoal = getDayState(saved, praise) === 'above';
  const [savedAt] = useState(() => getNow());
  const isTonight = isDangerTonight({ date, total }, { today, hour: getAmsterdamHour(savedAt) }, praise);
  const [step, setStep] = useState<'said' | 'asking' | 'asked'>('said');
  const [way, setWay] = useState<string | null>(null);
  const isHard = isAboveGoal && site.offers.hardMoment;
  const slip = useLazyImport('slip', isHard, () => import('#src/forms/hard-moment/SlipCard.tsx'));
  const isAsking = step === 'asking';
  const doneButton = (
    <Button kind="plain" onClick={onClose}>
      {t('moments.day.done')}
    </Button>
  );
  const isGoalUnchanged = getSavedTextKind(saved, praise, hasLowerGoalLater(days, date)) === 'same';
  return (
    <EventSheet
      open={open}
      location={place}
      title={isAsking ? (way ?? '') : isNumbered ? t('moments.day.title', { day: number }) : t('moments.day.titleAny')}
      closeLabel={t('forms.close')}
      onClose={onClose}
      picture={
        !isAsking && (
          <LookBack
            isEvening={isDark(getPartOfDay(getNow()))}
            days={week.map(({ stone }) => stone)}
            label={t('moments.day.week', { days: week.flatMap(({ words }) => words ?? []).join(', ') })}
          />
        )
      }
      gift={<NewMedal medal={medal} />}
      ways={
        isAsking ? null : isHard ? (
          <>
            {step === 'said' && way !== null && (
              <Button wide onClick={() => setStep('asking')}>
                {way}
              </Button>
            )}
            <div className="moment-pair">{doneButton}</div>
          </>
        ) : (
          <>
            <ButtonLink wide href={href(isGoalUnchanged ? 'plan-wizard' : 'programme')}>
              {t(`moments.day.${isGoalUnchanged ? 'smallStep' : 'onward'}`)}
            </ButtonLink>
            <div className="moment-pair">
              <ButtonLink kind="plain" href={href('diary-new')}>
                {t('moments.day.write')}
              </ButtonLink>
              {doneButton}
            </div>
          </>
        )
      }
    >
      {!isAsking && (
        <>
          {isHelpShown && (
            <p>
              <PhoneText text={t('forms.tonight.crisis')} />
            </p>
          )}
          {isTonight && <AcuteDangerWarning />}
          <p>
            <strong>{formatAmount(toUnits(total), unit, language)}.</strong>{' '}
            {getSavedText({ t, language, unit, praise, days }, { date, day: place, total })}
          </p>
          {isTonight
            ? hasHighStreak({ ...days, [date]: saved }, date, praise) && (
                <p>
                  <PhoneText text={t('forms.tonight.body')} />
                </p>
              )
            : isAboveGoal && <AboveGoalWarning isBoxed />}
        </>
      )}
      {slip.status === 'done' && (
        <slip.value.SlipCard
          {...{ date, today, days, before, total, isTonight }}
          isOpen={step !== 'said'}
          onFound={setWay}
          onEnd={() => setStep('asked')}
        />
      )}
      {slip.status === 'error' && <LoadingFailure call={slip} isQuiet />}
    </EventSheet>
  );
}
