import type { Badge } from '#src/contract/badge.ts';
import type { ExerciseContent } from '#src/contract/programme-content.ts';
import { NewMedal } from '#src/forms/moments/NewMedal.tsx';
import { useIsland } from '#src/session/Island.tsx';
import type { StoneState } from '#src/ui/stone/Stone.tsx';
import { Stone } from '#src/ui/stone/Stone.tsx';
import { Onward } from './Onward.tsx';
import type { PathStep } from './place.ts';

const STONES: Record<PathStep['state'], StoneState> = { done: 'met', saved: 'met', next: 'today', ahead: 'ahead' };

interface Props {
  path: readonly PathStep[];
  next: ExerciseContent | null;
  medal: Badge | null;
}

/**
 * Response to a submitted exercise, below its own closing text: its stone on the path, a medal if any, the next action.
 */
export function StepDone({ path, next, medal }: Props) {
  const { t } = useIsland();
  return (
    <>
      <NewMedal medal={medal} />
      <section aria-labelledby="exercise-path">
        <h3 id="exercise-path">{t('exercise.path.title')}</h3>
        <ol className="exercise-path">
          {path.map(({ webform, title, state }) => (
            <li key={webform} className={`exercise-path-${state}`}>
              <span className="exercise-path-stone" data-saved={state === 'saved' || undefined}>
                <Stone state={STONES[state]} />
              </span>
              <span>
                <span className="exercise-path-title">{title}</span>
                <span className="soft">{t(`exercise.path.${state}`)}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <Onward next={next} />
    </>
  );
}
