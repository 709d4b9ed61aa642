import type { ReactNode } from 'react';
import { capitalise, formatDayAndMonth, formatWeekday } from '#src/i18n/format-date.ts';
import { getProgrammeMonth } from '#src/rules/after/month-steps.ts';
import { getPathDay, getPathWeek, type SixWeekRun } from '#src/rules/after/paths.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getPartOfDay } from '#src/rules/calendar/today.ts';
import { getGreetedName } from '#src/rules/programme/greeted-name.ts';
import { getLight, getScene, type Light } from '#src/rules/programme/scene.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useToday } from '#src/session/use-today.ts';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import type { Journey } from './journey.ts';
import { useStoreCurrentPosition } from './use-store-current-position.ts';

/** Number of the last path with its own name; later paths reuse it. */
const LAST_NAMED = 6;

interface PlaceProps {
  scene: string;
  light: Light;
  today: CalendarDate;
  heading: string;
  /** True for a scene without its drawing on phones, so that a call that comes first and the day are both in view. */
  isPlain?: boolean | undefined;
  /** Additional text next to the day. */
  also?: string | undefined;
  children?: ReactNode;
}

/** A landscape with the day, its part of the programme, and a heading. */
function PhaseScene({ scene, light, today, heading, also, isPlain, children }: PlaceProps) {
  const { t, language } = useIsland();
  const part = useToday(getPartOfDay);
  const day = t(`programme.place.day.${part}`, {
    weekday: capitalise(formatWeekday(today, language)),
    date: formatDayAndMonth(today, language),
  });
  useStoreCurrentPosition(scene, light, isPlain);
  return (
    <section className="scene programme-scene" data-scene={scene} data-light={light} data-plain={isPlain}>
      <div className="page-width">
        <p className="programme-date">{also ? `${day} · ${also}` : day}</p>
        <h1>{heading}</h1>
        {children}
      </div>
      <LinkedDrawing name={scene} />
    </section>
  );
}

/** Header of the first day, with a drawing of a bench. */
export function FirstDay({ isFilled, ...place }: Pick<PlaceProps, 'today' | 'isPlain'> & { isFilled: boolean }) {
  const { t } = useIsland();
  const light = getLight(1, true, useToday(getPartOfDay));
  return (
    <PhaseScene scene="rust" light={light} {...place} heading={t('programme.place.begin')}>
      {!isFilled && <p>{t('programme.first.text')}</p>}
    </PhaseScene>
  );
}

interface Props extends Pick<PlaceProps, 'isPlain'> {
  journey: Journey;
  today: CalendarDate;
  isBack: boolean;
  path: SixWeekRun;
}

/** Landscape of the phase with a greeting; after six weeks also the month, or the week of a later path. */
export function PhaseLandscape({ journey, today, isBack, isPlain, path }: Props) {
  const { t, domain } = useIsland();
  const user = useUser();
  const part = useToday(getPartOfDay);
  const { active, state, end } = journey;
  const toText = () => {
    const pathDay = getPathDay(path, today);
    if (pathDay !== null) {
      const name = t(`programme.path.names.${Math.min(path.number, LAST_NAMED)}`);
      return t('programme.path.heading', { name, week: getPathWeek(pathDay) });
    }
    if (state !== 'finished') return;
    return t('programme.months.name', { number: getProgrammeMonth(user.programStartDate as CalendarDate, today) });
  };
  const name = getGreetedName(user);
  const greeting = t(`programme.place.greeting.${part}`);
  const phase = active?.number ?? 1;
  return (
    <PhaseScene
      // The lookout requires completed steps; after 42 days other users see the landscape of their phase.
      scene={end.isReached ? 'uitkijk' : getScene(phase, domain.landscape)}
      light={getLight(end.isReached ? Infinity : phase, isBack, part)}
      {...{ today, isPlain }}
      heading={name === null ? greeting : t('programme.place.greeted', { greeting, name })}
      also={toText()}
    />
  );
}
