import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { PostponedSlipQuestions } from '#src/forms/hard-moment/PostponedSlipQuestions.tsx';
import { countDaysAway, type HomeCard, type HomePart, isWeeklyMailOffered } from '#src/rules/after/home.ts';
import { getNewestPath, getPathDay } from '#src/rules/after/paths.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { keepFocusInCards } from '#src/ui/keep-focus.ts';
import { OptionalPart } from '#src/ui/OptionalPart.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { BeginCard } from './BeginCard.tsx';
import { FourWeeks } from './FourWeeks.tsx';
import type { Journey } from './journey.ts';
import { DayRowNotices, MorningAfter } from './MorningAfter.tsx';
import { RepeatedSafetyQuestions } from './SafetyFirst.tsx';
import { ShortCard } from './ShortCard.tsx';
import { TodayCard } from './TodayCard.tsx';
import { TodayRow } from './TodayRow.tsx';
import { UserSentence } from './UserSentence.tsx';
import type { HomeState } from './use-home.ts';
import { WeeklyMailNotice } from './WeeklyOffer.tsx';
import { WelcomeBackCard } from './WelcomeBackCard.tsx';

const LaterCard = lazy(() => import('./later/LaterCard.tsx').then((file) => ({ default: file.LaterCard })));
const LookoutPath = lazy(() => import('./later/Lookout.tsx').then((file) => ({ default: file.LookoutPath })));

interface Props {
  homeState: HomeState;
  journey: Journey;
  days: RegistrationsOverview | null;
  today: CalendarDate;
  isFirstDay: boolean;
  /** True if the safety questions are repeated after a long absence. */
  isSafetyAgain: boolean;
}

interface CardProps extends Props {
  card: HomeCard;
  isShort: boolean;
}

/** A card in its full form. */
function Card({ card, isShort, isFirstDay, isSafetyAgain, ...props }: CardProps) {
  const { homeState, journey, days, today } = props;
  const { facts, putAside } = homeState;
  const path = getNewestPath(facts.programmeStart, facts.paths);
  if (card === 'safety' && isSafetyAgain && journey.next) return <RepeatedSafetyQuestions step={journey.next} />;
  if (card === 'safety' || (card === 'path' && getPathDay(path, today) === null)) {
    return <TodayCard {...{ journey, days, today, isFirstDay }} />;
  }
  if (card === 'night')
    return days && <MorningAfter days={days} today={today} onAnswer={() => void putAside('night')} />;
  if (card === 'back')
    return <WelcomeBackCard homeState={homeState} journey={journey} away={countDaysAway(facts) ?? 0} />;
  if (card === 'begin') return <BeginCard homeState={homeState} />;
  return <LaterCard {...props} {...{ card, isShort, path }} />;
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
function HomeCardPlace({ part, isShort, ...props }: PlaceProps): ReactNode {
  const { days, today } = props;
  if (part === null) return null;
  if (part === 'row') {
    return (
      days && (
        <>
          <TodayRow key={today} days={days} today={today} />
          <DayRowNotices days={days} today={today} />
          {isWeeklyMailOffered(props.homeState.facts, props.homeState.home) && (
            <WeeklyMailNotice homeState={props.homeState} />
          )}
        </>
      )
    );
  }
  if (part === 'four-weeks')
    return props.homeState.fourWeeks && <FourWeeks facts={props.homeState.fourWeeks} today={today} />;
  if (part === 'diary') return <DiaryLine />;
  if (part === 'own-sentence') {
    return (
      <OptionalPart>
        <UserSentence />
      </OptionalPart>
    );
  }
  const card = <Card card={part} isShort={isShort} {...props} />;
  if (!isShort || part === 'week') return card;
  return (
    <ShortCard key={part} card={part} {...props}>
      {card}
    </ShortCard>
  );
}

/**
 * The three areas of the home page, in the order given by the rule. They appear together with the page, so that a card
 * that loads later moves nothing below it.
 */
export function HomeAreas(props: Props) {
  const { site } = useIsland();
  const { days, today } = props;
  // The areas in view stay until a card that comes later has loaded.
  const homeState = useDeferredValue(props.homeState);
  const { facts, places } = homeState;
  const [first, second, third] = places;
  return (
    <div ref={keepFocusInCards} className="home-places">
      <HomeCardPlace part={first} isShort={false} {...props} homeState={homeState} />
      <HomeCardPlace part={second} isShort={false} {...props} homeState={homeState} />
      {days && site.offers.hardMoment && <PostponedSlipQuestions days={days} today={today} />}
      <HomeCardPlace part={third} isShort {...props} homeState={homeState} />
      {first === 'end' && days && (
        <Suspense>
          <LookoutPath days={days} today={today} path={getNewestPath(facts.programmeStart, facts.paths)} />
        </Suspense>
      )}
    </div>
  );
}
