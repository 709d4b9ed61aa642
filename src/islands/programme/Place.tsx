import { capitalised, dayWords } from '#src/i18n/date-words.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import type { Journey } from './journey.ts';
import { sceneOf } from './scenes.ts';

/** The landscape of the phase, and in words where on the path that is. */
export function Place({ journey, today }: { journey: Journey; today: CalendarDate }) {
  const { t, language } = useIsland();
  const { active, state, done, end } = journey;
  const scene = end.isReached || state === 'finished' ? 'uitkijk' : sceneOf(active?.number ?? 1);
  const words = state !== 'finished' && done.size === 0 ? 'begin' : scene;
  return (
    <section className="scene programme-scene" data-scene={scene}>
      <div className="page-width">
        <p className="programme-date">{capitalised(dayWords(today, language))}</p>
        <h1>{t(`programme.place.${words}`)}</h1>
      </div>
      <LinkedDrawing name={scene} />
    </section>
  );
}
