import { useState } from 'react';
import { listIfThens } from '#src/contract/hard-moment/if-thens.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { CallContact } from '#src/forms/hard-moment/CallContact.tsx';
import { useSlowerOffer } from '#src/forms/hard-moment/use-slower-offer.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getMorningAfter } from '#src/rules/hard-moment/slip.ts';
import { insertGp } from '#src/rules/help-lines/find-gp.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { CurrentStep } from './CurrentStep.tsx';

interface Props {
  days: RegistrationsOverview;
  today: CalendarDate;
}

interface CardProps extends Props {
  /** Called after an answer; the card is not shown again today. */
  onAnswer: () => void;
}

const ANSWERS = ['fine', 'unwell', 'talk'] as const;
type Answer = (typeof ANSWERS)[number];

/**
 * Card on the day after a high day or a day above the goal, until it is answered or the day ends. The answer is not
 * saved.
 */
export function MorningAfter({ days, today, onAnswer }: CardProps) {
  const { t, domain } = useIsland();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const morning = getMorningAfter(days, today, PRAISE_LIMITS[domain.key] as PraiseLimits);
  const isHigh = morning?.kind === 'high';
  return (
    <div className="stack how-it-goes">
      <CurrentStep
        title={t(`programme.above.${isHigh ? 'titleHigh' : 'title'}`)}
        text={t(`programme.above.${isHigh ? 'textHigh' : 'text'}`)}
        after={morning?.isHighRow && <HighDaysNotice />}
      >
        {ANSWERS.map((item) => (
          <Button
            key={item}
            kind="quiet"
            {...(item === answer && { icon: 'check' as const })}
            aria-pressed={item === answer}
            onClick={() => {
              onAnswer();
              setAnswer(item);
            }}
          >
            {t(`programme.above.answers.${item}`)}
          </Button>
        ))}
      </CurrentStep>
      <div className="how-it-goes-on" aria-live="polite">
        {answer === 'fine' && <PlannedToday today={today} />}
        {answer === 'unwell' && (
          <p>
            <PhoneText text={t(toTextKey(`programme.above.unwell.${domain.key}`))} />
          </p>
        )}
        {answer === 'talk' && (
          <>
            <CallContact label={t('forms.tonight.call')} />
            <p>
              <PhoneText text={t('programme.above.talk')} />
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** The plan for today that was made after a slip. */
function PlannedToday({ today }: Pick<Props, 'today'>) {
  const { t, site } = useIsland();
  const plans = useCall(listIfThens, site.offers.hardMoment ? {} : null);
  if (site.offers.hardMoment && plans.status === 'loading') return null;
  const plannedPlan = plans.status === 'done' ? plans.value.plans.findLast(({ day }) => day === today) : undefined;
  const plan =
    plannedPlan && t('hard-moment.plans.sentence', { situation: plannedPlan.situation, action: plannedPlan.action });
  return <p dir="auto">{plan ? t('programme.above.planned', { plan }) : t('programme.above.noPlan')}</p>;
}

/** Shown after consecutive high days, and instead of the card on the third day above the goal. */
function HighDaysNotice() {
  const { t, language, domain } = useIsland();
  return domain.key === 'alcohol' && <p>{insertGp(t('programme.above.highRow'), language, getNow())}</p>;
}

/** Texts below today's row: instead of the card of the morning after, and the offer of a slower plan. */
export function DayRowNotices({ days, today }: Props) {
  const { t, href, domain } = useIsland();
  const morning = getMorningAfter(days, today, PRAISE_LIMITS[domain.key] as PraiseLimits);
  const isSlower = useSlowerOffer(days, today);
  return (
    <>
      {morning?.kind === 'row' && <HighDaysNotice />}
      {isSlower && (
        <p>
          <ArrowLink href={href('plan-wizard')} way="on">
            {t('hard-moment.slip.slower')}
          </ArrowLink>
        </p>
      )}
    </>
  );
}
