import { useEffect, useEffectEvent } from 'react';
import { listIfThens } from '#src/contract/hard-moment/if-thens.ts';
import { getPersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { countRegisteredDays, findBestRun, getPastDaysFigure } from '#src/rules/hard-moment/best-run.ts';
import { getMostHelpful, URGE_ACTIONS, type Urge } from '#src/rules/hard-moment/urge.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { SlipForm } from './SlipForm.tsx';
import { type SlipProps, useSlip } from './use-slip.ts';
import { useSlowerOffer } from './use-slower-offer.ts';

interface Props extends SlipProps {
  /** Current total of the day. */
  total: Amount;
  /** True at night after a very high day: the form then has only one question. */
  isTonight: boolean;
  isOpen: boolean;
  /** Called with the label of the button that opens the questions, after they are loaded. */
  onFound: (way: string) => void;
  onEnd: () => void;
}

/** Maximum number of personal items shown under "what helped". */
const MAX_HELPFUL_ITEMS = 3;

/** Questions after a day above its goal, with past successes and what helped before; or the resulting plan. */
export function SlipCard(props: Props) {
  const { date, today, days, before, total, isTonight, isOpen, onEnd } = props;
  const { t, href, domain } = useIsland();
  const praise = PRAISE_LIMITS[domain.key] as PraiseLimits;
  const all = { ...days, [date]: { items: [], ...(days[date] ?? { goal: null }), total } };
  const isSlower = useSlowerOffer(days, today);
  const match = useSlip({ date, today, days: all, before });
  const slipQuestions = match?.slip.kind === 'questions' ? match.slip.questions : [];
  const questions = slipQuestions.filter((question) => question === 'tomorrow' || !isTonight);
  const first = questions.includes('tomorrow') ? 'small' : questions.includes('trigger') ? 'trigger' : 'place';
  const announceFound = useEffectEvent(() => props.onFound(t(`hard-moment.slip.${first}`)));
  const hasQuestions = questions.length > 0;
  useEffect(() => {
    if (hasQuestions) announceFound();
  }, [hasQuestions]);
  if (match === null) return null;
  const { slip, urges } = match;
  if (slip.kind === 'plan') {
    return (
      <p className="slip">
        <ArrowLink href={href('plan-wizard')} way="on">
          {t(`hard-moment.slip.${isSlower ? 'slower' : 'plan'}`)}
        </ArrowLink>
      </p>
    );
  }
  if (!isOpen || !hasQuestions) return null;
  return (
    <div className="slip">
      <SlipForm
        {...{ date, today, questions, isTonight, onEnd }}
        before={<PastSuccesses all={all} today={today} praise={praise} />}
        aside={<HelpfulItems urges={urges} />}
      />
    </div>
  );
}

/** Number of past days within the goal, which still count. */
function PastSuccesses({
  all,
  today,
  praise,
}: {
  all: Parameters<typeof countRegisteredDays>[0];
  today: CalendarDate;
  praise: PraiseLimits;
}) {
  const { t } = useIsland();
  const pastDays = countRegisteredDays(all, today, praise);
  const stays = getPastDaysFigure(pastDays);
  if (stays === 'nothing') return null;
  if (stays === 'days') return <p>{t('hard-moment.slip.days', { count: pastDays.registered })}</p>;
  return (
    <p>
      {t('hard-moment.slip.ratio', {
        within: pastDays.within,
        registered: pastDays.registered,
      })}{' '}
      {t('hard-moment.slip.run', { count: findBestRun(all, today, praise) })}
    </p>
  );
}

/** Lists what helped on good days: the most frequent action, the last plan, and the user's list. */
function HelpfulItems({ urges }: { urges: readonly Urge[] }) {
  const { t } = useIsland();
  const texts = useCall(getPersonalTexts, {});
  const plans = useCall(listIfThens, {});
  if (texts.status === 'loading' || plans.status === 'loading') return null;
  const helped = getMostHelpful(urges, 1)?.what;
  const last = plans.status === 'done' ? plans.value.plans.findLast(({ active }) => active) : undefined;
  const list = [
    ...(helped === undefined
      ? []
      : [URGE_ACTIONS.some((item) => item === helped) ? t(`hard-moment.help.${helped}`) : helped]),
    ...(last ? [t('hard-moment.plans.sentence', { situation: last.situation, action: last.action })] : []),
    ...(texts.status === 'done' ? texts.value.list : []),
  ];
  if (list.length === 0) return null;
  return (
    <div>
      <h3>{t('hard-moment.slip.worked')}</h3>
      <ul>
        {list.slice(0, MAX_HELPFUL_ITEMS).map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
