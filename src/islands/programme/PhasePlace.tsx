import { capitalise, formatDay } from '#src/i18n/date-words.ts';
import { getProgrammeMonth } from '#src/rules/after/month-steps.ts';
import { getPathDay, getPathWeek, type OwnPath } from '#src/rules/after/paths.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getLight, getScene } from '#src/rules/programme/scene.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import type { Journey } from './journey.ts';
import { useStoreCurrentPlace } from './use-store-current-place.ts';

/** Month from which the heading includes the month. */
const NAMED_FROM = 3;

/** Number of the last path with its own name; later paths reuse it. */
const LAST_NAMED = 6;

interface Props {
  journey: Journey;
  today: CalendarDate;
  isBack: boolean;
  path: OwnPath;
}

/**
 * Landscape and name of the phase: by week while that is the week of the programme, otherwise by number; after six weeks
 * by month. Includes a welcome for returning users.
 */
export function PhasePlace({ journey, today, isBack, path }: Props) {
  const { t, language } = useIsland();
  const start = useUser().programStartDate as CalendarDate;
  const { active, state, done, end, week } = journey;
  // The lookout requires completed steps; after 42 days other users see the landscape of their phase.
  const scene = end.isReached ? 'uitkijk' : getScene(active?.number ?? 1);
  const month = getProgrammeMonth(start, today);
  const words = () => {
    if (isBack) return t('programme.place.back');
    const pathDay = getPathDay(path, today);
    if (pathDay !== null) {
      const name = t(`programme.path.names.${Math.min(path.number, LAST_NAMED)}`);
      return t('programme.path.heading', { name, week: getPathWeek(pathDay) });
    }
    if (state !== 'finished' && done.size === 0) return t('programme.place.begin');
    if (state === 'finished' && month >= NAMED_FROM) return t('programme.months.name', { number: month });
    if (state === 'finished' || end.isReached || !active) return t('programme.place.end');
    const { number, title } = active;
    return t(number === week ? 'programme.place.week' : 'programme.phase', { number, title });
  };
  const heading = words();
  const light = end.isReached ? 'evening' : getLight(active?.number ?? 1, isBack);
  useStoreCurrentPlace(heading, scene, light);
  return (
    <section className="scene programme-scene" data-scene={scene} data-light={light}>
      <div className="page-width">
        <p className="programme-date">
          {capitalise(formatDay(today, language))}
          {state === 'finished' && month < NAMED_FROM && ` · ${t('programme.months.name', { number: month })}`}
        </p>
        <h1>{heading}</h1>
      </div>
      <LinkedDrawing name={scene} />
    </section>
  );
}
