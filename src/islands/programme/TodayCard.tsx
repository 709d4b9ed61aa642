import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { CurrentStep } from './CurrentStep.tsx';
import type { Journey, JourneyStep } from './journey.ts';
import { useNoticeText } from './notice-text.ts';
import { RequiredCall, SafetyFirst } from './SafetyFirst.tsx';
import { useStepText } from './step-text.ts';

interface Props {
  journey: Journey;
  days: RegistrationsOverview | null;
  today: CalendarDate;
  /** True on the first day, when the card has a single button. */
  isFirstDay: boolean;
}

function PlanFirst({ next, isAlone }: { next: JourneyStep | null; isAlone: boolean }) {
  const { t, href } = useIsland();
  return (
    <CurrentStep
      {...(!isAlone && { tag: t('programme.now.tag') })}
      title={t('programme.now.plan.title')}
      text={t(isAlone ? 'programme.now.plan.time' : 'programme.now.plan.text')}
    >
      <ButtonLink href={href('plan-wizard')}>{t('programme.now.plan.make')}</ButtonLink>
      {next && !isAlone && (
        <ButtonLink kind="quiet" href={href('exercise', { webform: next.webform })}>
          {t('programme.now.orStep', { title: next.title })}
        </ButtonLink>
      )}
    </CurrentStep>
  );
}

function NextStep({ step, isFinished }: { step: JourneyStep; isFinished: boolean }) {
  const { t, href } = useIsland();
  const getText = useStepText();
  const tag = isFinished ? 'programme.now.finishedTag' : 'programme.now.tag';
  return (
    <CurrentStep tag={t(tag)} title={step.title} text={getText(step)}>
      <ButtonLink href={href('exercise', { webform: step.webform })}>{t('programme.now.begin')}</ButtonLink>
    </CurrentStep>
  );
}

/** Shown if there is no step: when the next one unlocks. An open day is saved by the row below the card. */
function Rest({ journey, days, today }: Props) {
  const { t, href } = useIsland();
  const notice = useNoticeText();
  const nextPhase = journey.ahead[0];
  const isOpenDay = days !== null && (days[today]?.total ?? null) === null;
  const kind = nextPhase ? 'wait' : 'all';
  const text = nextPhase
    ? `${t('programme.now.wait.text', { number: nextPhase.number })} ${notice(nextPhase.progress)}`
    : t('programme.now.all.text');
  return (
    <CurrentStep title={t(`programme.now.${kind}.title`)} text={text}>
      {!isOpenDay && <ButtonLink href={href('diary')}>{t('programme.now.diary')}</ButtonLink>}
      {!nextPhase && (
        <ButtonLink kind="plain" href={href('account')}>
          {t('programme.now.restart')}
        </ButtonLink>
      )}
    </CurrentStep>
  );
}

/** Today's step by the rule in `rules/programme/today-step.ts`. */
export function TodayCard(props: Props) {
  const { todayStep, next, state } = props.journey;
  if (todayStep === 'safety' && next)
    return (
      <SafetyFirst step={next} isFirstDay={props.isFirstDay} hasPlan={state !== 'welcome' || props.days === null} />
    );
  if (todayStep === 'call') return <RequiredCall next={next} />;
  if (todayStep === 'plan') return <PlanFirst next={next} isAlone={props.isFirstDay} />;
  if (todayStep === 'exercise' && next) return <NextStep step={next} isFinished={state === 'finished'} />;
  return <Rest {...props} />;
}
