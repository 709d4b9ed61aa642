import { capitalised, dayWords } from '#src/i18n/date-words.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import type { Journey } from './journey.ts';
import { sceneOf } from './scenes.ts';

/** The landscape of the phase, and in words which week it is about. */
export function Place({ journey, today }: { journey: Journey; today: CalendarDate }) {
  const { t, language } = useIsland();
  const { active, state, done, end } = journey;
  const isBehind = end.isReached || state === 'finished';
  const scene = isBehind ? 'uitkijk' : sceneOf(active?.number ?? 1);
  const heading = () => {
    if (state !== 'finished' && done.size === 0) return t('programme.place.begin');
    if (isBehind || !active) return t('programme.place.end');
    return t('programme.place.week', { number: active.number, title: active.title });
  };
  return (
    <section className="scene programme-scene" data-scene={scene}>
      <div className="page-width">
        <p className="programme-date">{capitalised(dayWords(today, language))}</p>
        <h1>{heading()}</h1>
      </div>
      <LinkedDrawing name={scene} />
    </section>
  );
}
