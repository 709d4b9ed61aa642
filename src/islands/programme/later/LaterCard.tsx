import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { findShownDate, type HomeCard } from '#src/rules/after/home.ts';
import type { MonthStep } from '#src/rules/after/month-steps.ts';
import type { SixWeekRun } from '#src/rules/after/paths.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Journey } from '../journey.ts';
import { LookBackCard } from '../LookBackCard.tsx';
import type { HomeState } from '../use-home.ts';
import { CheckCard } from './CheckCard.tsx';
import { DateCard } from './DateCard.tsx';
import { Lookout } from './Lookout.tsx';
import { MonthStepCard } from './MonthStepCard.tsx';
import { PathCard } from './PathCard.tsx';
import { SupportCard } from './SupportCard.tsx';

interface Props {
  card: HomeCard;
  homeState: HomeState;
  isShort: boolean;
  journey: Journey;
  days: RegistrationsOverview | null;
  today: CalendarDate;
  path: SixWeekRun;
}

/** A card that few days have; loaded with the first of them. */
export function LaterCard({ card, homeState, isShort, journey, days, today, path }: Props) {
  const { facts, support, putAside } = homeState;
  const date = findShownDate(facts);
  if (card === 'path') return <PathCard {...{ path, journey, today }} sentOn={homeState.sentOn} />;
  if (card === 'support') {
    const day = facts.support?.kind === 'runs' ? facts.support.day : null;
    return support && <SupportCard {...{ support, day }} days={days ?? {}} />;
  }
  if (card === 'date') return date && <DateCard key={date.uuid} date={date} onHide={() => void putAside('date')} />;
  if (card === 'end') return <Lookout {...{ homeState, days, path }} />;
  if (card === 'check') return <CheckCard onHide={() => void putAside('check')} />;
  if (card === 'week') return days && <LookBackCard {...{ homeState, days, today, isShort }} />;
  return <MonthStepCard step={facts.month as MonthStep} onHide={() => putAside('month')} />;
}
