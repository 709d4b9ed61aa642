import { lazy, type ReactNode, Suspense } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { PostponedSlipQuestions } from '#src/forms/hard-moment/PostponedSlipQuestions.tsx';
import { getDaysAway, type HomeCard, type HomePart, isWeeklyOffered } from '#src/rules/after/home.ts';
import type { MonthStep } from '#src/rules/after/month-steps.ts';
import { getNewestPath, getPathDay } from '#src/rules/after/paths.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { OptionalPart } from '#src/ui/OptionalPart.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { BackCard } from './BackCard.tsx';
import { BeginCard } from './BeginCard.tsx';
import { FourWeeks } from './FourWeeks.tsx';
import type { Journey } from './journey.ts';
import { DayRowNotices, MorningAfter } from './MorningAfter.tsx';
import { RepeatedSafety } from './SafetyFirst.tsx';
import { ShortCard } from './ShortCard.tsx';
import { TodayCard } from './TodayCard.tsx';
import { TodayRow } from './TodayRow.tsx';
import { UserSentence } from './UserSentence.tsx';
import type { HomeState } from './use-home.ts';
import { WeeklyLine } from './WeeklyOffer.tsx';

const CheckCard = lazy(() => import('./later/CheckCard.tsx').then((file) => ({ default: file.CheckCard })));
const DateCard = lazy(() => import('./later/DateCard.tsx').then((file) => ({ default: file.DateCard })));
const Lookout = lazy(() => import('./later/Lookout.tsx').then((file) => ({ default: file.Lookout })));
const LookoutWalk = lazy(() => import('./later/Lookout.tsx').then((file) => ({ default: file.LookoutWalk })));
const MonthStepCard = lazy(() => import('./later/MonthStepCard.tsx').then((file) => ({ default: file.MonthStepCard })));
const PathCard = lazy(() => import('./later/PathCard.tsx').then((file) => ({ default: file.PathCard })));
const SupportCard = lazy(() => import('./later/SupportCard.tsx').then((file) => ({ default: file.SupportCard })));
const LookBackCard = lazy(() => import('./LookBackCard.tsx').then((file) => ({ default: file.LookBackCard })));

interface Props {
  own: HomeState;
  journey: Journey;
  days: RegistrationsOverview | null;
  today: CalendarDate;
  isFirstDay: boolean;
  /** True if the safety questions are repeated after a long absence. */
  isSafetyAgain: boolean;
}

/** A card in its full form. */
function Card({
  card,
  own,
  isShort,
  journey,
  days,
  today,
  isFirstDay,
  isSafetyAgain,
}: Props & { card: HomeCard; isShort: boolean }) {
  const { facts, putAside } = own;
  if (card === 'safety' && isSafetyAgain && journey.next) return <RepeatedSafety step={journey.next} />;
  const path = getNewestPath(facts.programmeStart, facts.paths);
  if (card === 'path' && getPathDay(path, today) !== null) {
    return <PathCard {...{ path, journey, today }} sentOn={own.sentOn} />;
  }
  if (card === 'safety' || card === 'path') return <TodayCard {...{ journey, days, today, isFirstDay }} />;
  if (card === 'night')
    return days && <MorningAfter days={days} today={today} onAnswer={() => void putAside('night')} />;
  if (card === 'back') {
    return <BackCard own={own} journey={journey} away={getDaysAway(facts) ?? 0} />;
  }
  if (card === 'begin') return <BeginCard own={own} />;
  if (card === 'support') {
    const day = facts.support?.kind === 'runs' ? facts.support.day : null;
    return own.support && <SupportCard support={own.support} day={day} days={days ?? {}} />;
  }
  if (card === 'date') {
    const [date] = facts.dates;
    return date && <DateCard date={date} onHide={() => void putAside('date')} />;
  }
  if (card === 'end') return <Lookout own={own} days={days} path={path} />;
  if (card === 'check') return <CheckCard onHide={() => void putAside('check')} />;
  if (card === 'week') return days && <LookBackCard own={own} days={days} today={today} isShort={isShort} />;
  return <MonthStepCard step={facts.month as MonthStep} onHide={() => putAside('month')} />;
}

function DiaryLine() {
  const { t, href, domain } = useIsland();
  if (domain.registration) return null;
  return (
    <p className="home-line">
      {t('programme.diary.title')}{' '}
      <ArrowLink href={href('diary-new')} way="on">
        {t('programme.diary.link')}
      </ArrowLink>
    </p>
  );
}

interface PlaceProps extends Props {
  part: HomePart | null;
  isShort: boolean;
}

/** Renders a part of the home page. */
function Place({ part, isShort, ...props }: PlaceProps): ReactNode {
  const { days, today, isFirstDay, journey } = props;
  if (part === null) return null;
  if (part === 'row') {
    return (
      days && (
        <>
          <TodayRow days={days} today={today} isFirstDay={isFirstDay} />
          <DayRowNotices days={days} today={today} />
          {isWeeklyOffered(props.own.facts, props.own.home) && <WeeklyLine own={props.own} />}
        </>
      )
    );
  }
  if (part === 'four-weeks') return props.own.fourWeeks && <FourWeeks facts={props.own.fourWeeks} today={today} />;
  if (part === 'diary') return <DiaryLine />;
  if (part === 'own-sentence') {
    return (
      <OptionalPart>
        <UserSentence />
      </OptionalPart>
    );
  }
  if (isShort && part !== 'week') return <ShortCard card={part} facts={props.own.facts} journey={journey} />;
  return (
    <Suspense>
      <Card card={part} isShort={isShort} {...props} />
    </Suspense>
  );
}

/** The three areas of the home page, in the order given by the rule. */
export function HomePlaces(props: Props) {
  const { site } = useIsland();
  const { own, days, today } = props;
  const { facts, places } = own;
  const [first, second, third] = places;
  return (
    <div className="home-places">
      <Place part={first} isShort={false} {...props} />
      <Place part={second} isShort={false} {...props} />
      {days && site.offers.hardMoment && <PostponedSlipQuestions days={days} today={today} />}
      <Place part={third} isShort {...props} />
      {first === 'end' && days && (
        <Suspense>
          <LookoutWalk days={days} today={today} path={getNewestPath(facts.programmeStart, facts.paths)} />
        </Suspense>
      )}
    </div>
  );
}
