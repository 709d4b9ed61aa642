import type { ReactNode } from 'react';
import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import type { Journey, Step } from './journey.ts';
import { useNoticeWords } from './notice-words.ts';
import { useStepWords } from './step-words.ts';

interface Props {
  journey: Journey;
  days: RegistrationsOverview | null;
  today: CalendarDate;
}

interface NowProps {
  tag: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** The one thing of this moment, and its button. */
function Now({ tag, title, text, children }: NowProps) {
  return (
    <section className="programme-now" aria-labelledby="now">
      <div>
        <p className="programme-tag">{tag}</p>
        <h2 id="now">{title}</h2>
        <p className="soft">{text}</p>
      </div>
      <div className="button-row">{children}</div>
    </section>
  );
}

function PlanFirst({ next }: { next: Step | null }) {
  const { t, href } = useIsland();
  return (
    <Now tag={t('programme.now.tag')} title={t('programme.now.plan.title')} text={t('programme.now.plan.text')}>
      <ButtonLink href={href('plan-wizard')}>{t('programme.now.plan.make')}</ButtonLink>
      {next && (
        <ButtonLink kind="quiet" href={href('exercise', { webform: next.webform })}>
          {t('programme.now.orStep', { title: next.title })}
        </ButtonLink>
      )}
    </Now>
  );
}

function NextStep({ step, isFinished }: { step: Step; isFinished: boolean }) {
  const { t, href } = useIsland();
  const words = useStepWords();
  const tag = isFinished ? 'programme.now.finishedTag' : 'programme.now.tag';
  return (
    <Now tag={t(tag)} title={step.title} text={words(step)}>
      <ButtonLink href={href('exercise', { webform: step.webform })}>{t('programme.now.begin')}</ButtonLink>
    </Now>
  );
}

/** Nothing to do now: when it goes on, and something small for today. */
function Rest({ journey, days, today }: Props) {
  const { t, href } = useIsland();
  const notice = useNoticeWords();
  const ahead = journey.ahead[0];
  const isOpenDay = days !== null && (days[today]?.total ?? null) === null;
  const kind = ahead ? 'wait' : 'all';
  const text = ahead
    ? `${t('programme.now.wait.text', { number: ahead.number })} ${notice(ahead.progress)}`
    : t('programme.now.all.text');
  return (
    <Now tag={t('programme.now.restTag')} title={t(`programme.now.${kind}.title`)} text={text}>
      {isOpenDay ? (
        <ButtonLink href={`${href('registration-today')}?date=${today}`}>{t('programme.now.register')}</ButtonLink>
      ) : (
        <ButtonLink href={href('diary')}>{t('programme.now.diary')}</ButtonLink>
      )}
      {!ahead && (
        <ButtonLink kind="plain" href={href('account')}>
          {t('programme.now.restart')}
        </ButtonLink>
      )}
    </Now>
  );
}

/** Today on the path: the plan where there is none yet, the next exercise, or rest (section 4, "Programme per day"). */
export function TodayStep(props: Props) {
  const { journey, days } = props;
  if (journey.state === 'welcome' && days) return <PlanFirst next={journey.next} />;
  if (journey.next) return <NextStep step={journey.next} isFinished={journey.state === 'finished'} />;
  return <Rest {...props} />;
}
