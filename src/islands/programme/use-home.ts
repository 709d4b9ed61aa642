import { useState } from 'react';
import { dismissCard, type StoredHome } from '#src/contract/home.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import {
  type DismissedCard,
  type DismissibleCard,
  getDismissedKey,
  getDismissedUntil,
} from '#src/rules/after/dismissed-cards.ts';
import { type FourWeekFacts, getFourWeeks } from '#src/rules/after/four-weeks.ts';
import {
  createHomeLayout,
  getCardSubject,
  getHomeOrder,
  type HomeFacts,
  type HomeLayout,
  type HomeOrder,
} from '#src/rules/after/home.ts';
import { getMonthStep, MONTH_STEP_SCREENS } from '#src/rules/after/month-steps.ts';
import { getSupportState, type Support } from '#src/rules/after/support-week.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getApiClient } from '#src/session/api.ts';
import type { ExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useUserDay } from '#src/session/user-day.ts';
import type { Journey } from './journey.ts';
import { getSupportDay } from './support-day.ts';
import { useHomeRequest } from './use-home-request.ts';

interface HomeUser {
  readonly journey: Journey;
  readonly days: RegistrationsOverview | null;
  readonly answers: ExerciseAnswers;
  readonly today: CalendarDate;
  readonly stored: StoredHome;
  /** Self-check that is due. */
  readonly check: number | null;
}

export interface HomeState {
  readonly facts: HomeFacts;
  readonly home: HomeOrder;
  readonly fourWeeks: FourWeekFacts | null;
  readonly places: HomeLayout;
  readonly support: Support | null;
  /** Dismisses a card, which returns if that was not saved. */
  readonly putAside: (card: DismissibleCard) => Promise<void>;
  /** Returns the day on which an exercise was last submitted. */
  readonly sentOn: (webform: string) => CalendarDate | null;
}

/** Returns the user's home page for today, by the rule in `rules/after/home.ts`. */
export function useHome({ journey, days, answers, today, stored, check }: HomeUser): HomeState {
  const { domain, site, paths } = useIsland();
  const user = useUser();
  const dayAt = useUserDay();
  const succeeds = useHomeRequest();
  const [dismissedNow, setDismissedNow] = useState<readonly DismissedCard[]>([]);
  const programmeStart = user.programStartDate as CalendarDate;
  const sentDayByForm = new Map(
    answers.submissions.flatMap(({ webform, changed }) =>
      changed === null ? [] : [[webform, dayAt(new Date(changed))] as const],
    ),
  );
  // A day whose screen is not part of this site has no card.
  const hasScreen = (screen: string | null) => screen === null || paths[screen] !== undefined;
  const support = getSupportState(stored.support, today);
  const supportDay = stored.support && support?.kind === 'runs' ? getSupportDay(stored.support, support.day) : null;
  const month = getMonthStep(programmeStart, today, domain.registration !== null);
  const facts: HomeFacts = {
    today,
    programmeStart,
    ownDays: days && { days, limits: PRAISE_LIMITS[domain.key] as PraiseLimits },
    daysAway: domain.registration ? 0 : (user.daysAway ?? 0),
    isSafetyFirst: journey.todayStep === 'safety' || journey.todayStep === 'call',
    support: hasScreen(supportDay?.screen ?? null) ? support : null,
    dates: stored.dates,
    paths: stored.paths,
    hasOpenExercise: journey.next !== null,
    lastSent: [...sentDayByForm.values()].sort().at(-1) ?? null,
    check,
    month: month && hasScreen(MONTH_STEP_SCREENS[month]) ? month : null,
    isWeekMailed: user.notifications.includes('week_mail'),
    aside: [...stored.aside, ...dismissedNow],
  };
  const dismiss = async (card: DismissibleCard) => {
    const subject = String(getCardSubject(card, facts));
    const request = getApiClient().call(dismissCard, { body: { card, subject } });
    // After an answer, the card of the morning after shows a text until the page is opened again; no failure covers it.
    if (card === 'night') return void (await request);
    const dismissed = { card: getDismissedKey(card, subject), until: getDismissedUntil(card, today) };
    setDismissedNow((cards) => [...cards, dismissed]);
    if (await succeeds(request)) return undefined;
    return setDismissedNow((cards) => cards.filter((other) => other !== dismissed));
  };
  const home = getHomeOrder(facts);
  const fourWeeks =
    facts.ownDays && getFourWeeks(facts.ownDays, programmeStart, today, domain.words.unit?.isWhole ?? false);
  return {
    facts,
    home,
    fourWeeks,
    places: createHomeLayout(home, { hasFourWeeks: fourWeeks !== null, hasOwnSentence: site.offers.hardMoment }),
    support: stored.support,
    putAside: dismiss,
    sentOn: (webform) => sentDayByForm.get(webform) ?? null,
  };
}
