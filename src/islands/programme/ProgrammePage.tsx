import { lazy, Suspense } from 'react';
import type { UserStatistics } from '#src/contract/get-statistics.ts';
import type { StoredHome } from '#src/contract/home.ts';
import { isPaired } from '#src/contract/nurse-pairing.ts';
import type { CurrentPlan } from '#src/contract/plans.ts';
import { omitForms, type ProgrammeContent } from '#src/contract/programme-content.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { GpCallAdvice } from '#src/forms/help/GpCallAdvice.tsx';
import { getNewestPath } from '#src/rules/after/paths.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { mustRepeatSafety } from '#src/rules/registrations/last-pause.ts';
import { getDangerState } from '#src/session/danger.ts';
import type { ExerciseAnswers } from '#src/session/exercise-answers.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import type { FetchState } from '#src/session/use-call.ts';
import { useToday } from '#src/session/use-today.ts';
import { useUserDay, useUserToday } from '#src/session/user-day.ts';
import { Details } from '#src/ui/details/Details.tsx';
import { RouteSign } from '#src/ui/knooppunt/RouteSign.tsx';
import { RichText } from '#src/ui/RichText.tsx';
import { CompletedPhases } from './CompletedPhases.tsx';
import { ContentImage } from './ContentImage.tsx';
import { EndOfProgramme } from './EndOfProgramme.tsx';
import { HomeAreas } from './HomeAreas.tsx';
import { createJourney, type JourneyStep, type PathPhase } from './journey.ts';
import { FirstDay, PhaseLandscape } from './PhaseLandscape.tsx';
import { PhasePath } from './PhasePath.tsx';
import { SuicideLine } from './SuicideLine.tsx';
import { ThisWeek, Tip } from './ThisWeek.tsx';
import { UpcomingPhases } from './UpcomingPhases.tsx';
import { useHome } from './use-home.ts';
import { useScrollToExercise } from './use-scroll-to-exercise.ts';

/** Loaded for paired users only. */
const RecentNote = lazy(async () => ({ default: (await import('#src/forms/nurse-note/RecentNote.tsx')).RecentNote }));

/** The active phase: its description, and its steps along the path. */
function ActivePhase({ stretch, next }: { stretch: PathPhase; next: JourneyStep | null }) {
  const { t } = useIsland();
  const { number, title, text, steps } = stretch;
  return (
    <section className="stack" aria-labelledby="active-phase">
      <div className="programme-phase-head">
        <RouteSign number={number} state="here" />
        <h2 id="active-phase">{t('programme.phase', { number, title })}</h2>
      </div>
      {text && <RichText html={text} />}
      {steps.length > 0 ? <PhasePath steps={steps} here={next?.webform} /> : <p>{t('programme.noExercises')}</p>}
    </section>
  );
}

/** Editors' text about the whole programme. */
function About({ content: { text, image } }: { content: ProgrammeContent }) {
  const { t } = useIsland();
  if (!text && !image) return null;
  return (
    <Details summary={<h2>{t('programme.about')}</h2>}>
      {image && <ContentImage image={image} />}
      {text && <RichText html={text} />}
    </Details>
  );
}

interface Props {
  content: ProgrammeContent;
  answers: ExerciseAnswers;
  days: FetchState<RegistrationsOverview> | null;
  figures: FetchState<UserStatistics> | null;
  home: FetchState<StoredHome>;
  highPlan: FetchState<CurrentPlan | null>;
  /** Self-check that is due. */
  check: number | null;
}

/** If the stored home cannot be loaded, no card counts as dismissed. */
const EMPTY_STORED_HOME: StoredHome = { aside: [], paths: [], support: null, dates: [] };

/** The user's position, today's cards, and the path before and after it. */
export function ProgrammePage({ content: fullContent, answers, days, figures, home, highPlan, check }: Props) {
  const { t, domain } = useIsland();
  const user = useUser();
  const today = useUserToday();
  const dayAt = useUserDay();
  const content = omitForms(fullContent, answers.closed);
  const registeredDays = days?.status === 'done' ? days.value : null;
  const change = answers.submissions.find(({ webform }) => webform === domain.safety?.webform)?.changed ?? null;
  const isSafetyAgain =
    registeredDays !== null &&
    mustRepeatSafety(registeredDays, today, change === null ? null : dayAt(new Date(change)));
  const journey = createJourney(content, {
    start: user.programStartDate as CalendarDate,
    submissions: new Set(answers.submissions.map(({ webform }) => webform)),
    // If the days are unavailable, a goal is not reported as missing.
    days: registeredDays,
    today,
    date: useToday(getAmsterdamDate),
    safety: domain.safety,
    danger: getDangerState(),
    isSafetyAgain,
  });
  const storedHome = home.status === 'done' ? home.value : EMPTY_STORED_HOME;
  const homeState = useHome({ journey, days: registeredDays, answers, today, stored: storedHome, check });
  const isCallFirst = registeredDays !== null && highPlan.status === 'done' && highPlan.value?.gpCalledOn === null;
  const isFirstDay = journey.state !== 'finished' && journey.day === 1 && journey.done.size === 0;
  useScrollToExercise();
  return (
    <>
      {isFirstDay ? (
        <FirstDay today={today} isFilled={(registeredDays?.[today]?.total ?? null) !== null} isPlain={isCallFirst} />
      ) : (
        <PhaseLandscape
          {...{ journey, today }}
          isPlain={isCallFirst}
          isBack={homeState.home.cards.includes('back')}
          path={getNewestPath(homeState.facts.programmeStart, homeState.facts.paths)}
        />
      )}
      <div className="programme-place">
        <div className="page-width">
          <div className="stack">
            <SuicideLine />
            {registeredDays && <GpCallAdvice />}
            {isPaired(user.fields) && (
              <Suspense fallback={null}>
                <RecentNote today={today} />
              </Suspense>
            )}
            {user.logsOutSoon && <p className="soft">{t('programme.logsOut')}</p>}
          </div>
          <HomeAreas {...{ homeState, journey, today, isFirstDay, isSafetyAgain }} days={registeredDays} />
        </div>
      </div>
      <div className="page-width programme-columns">
        <aside className="programme-beside" aria-label={t('programme.beside')}>
          <ThisWeek
            {...{ days, today, homeState, isFirstDay }}
            journey={journey}
            figures={figures?.status === 'done' ? figures.value : null}
          />
        </aside>
        <div className="programme-path">
          {journey.active && <ActivePhase stretch={journey.active} next={journey.next} />}
          <EndOfProgramme content={content} journey={journey} />
          <div className="sheet programme-folded">
            <UpcomingPhases
              stretches={journey.ahead}
              active={journey.active}
              info={content.unlockInfo}
              end={journey.end.isReached ? null : (content.end.title ?? t('programme.end.title'))}
            />
            <CompletedPhases stretches={journey.behind} done={journey.done} />
            <About content={content} />
          </div>
          {!homeState.home.cards.includes('night') && <Tip today={today} />}
        </div>
      </div>
    </>
  );
}
