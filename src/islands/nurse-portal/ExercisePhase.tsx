import type { ClientPhase } from '#src/contract/client-phases.ts';
import type { Submission } from '#src/contract/exercise-submission.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { Opened } from './opened.ts';

interface Props {
  phase: ClientPhase;
  byWebform: ReadonlyMap<string, Submission>;
  /** Absent where the client does not share the answers. */
  onOpen?: (opened: Opened) => void;
}

/** One phase: completed exercises can be opened, the others are only listed. */
export function ExercisePhase({ phase: { id, title, exercises }, byWebform, onOpen }: Props) {
  const { t } = useIsland();
  const done = exercises.filter(({ webform }) => byWebform.has(webform)).length;
  return (
    <section className="sheet stack" aria-labelledby={`phase-${id}`}>
      <div className="portal-list-head">
        <h2 id={`phase-${id}`}>{title}</h2>
        <p className="soft">{t('portal.exercises.done', { done, count: exercises.length })}</p>
      </div>
      <ul className="portal-exercises">
        {exercises.map((exercise) => {
          const submission = byWebform.get(exercise.webform);
          return (
            <li key={exercise.webform}>
              {submission && onOpen ? (
                <button type="button" onClick={() => onOpen({ exercise, submission })} aria-haspopup="dialog">
                  <Icon name="check" />
                  <span>
                    {exercise.title}
                    {submission.isNew && <span className="portal-new">{t('portal.exercises.new')}</span>}
                    <span className="visually-hidden">, {t('portal.exercises.open')}</span>
                  </span>
                  <Icon name="chevron-right" />
                </button>
              ) : (
                <span className="portal-exercise-open">
                  <Icon name={submission ? 'check' : 'minus'} />
                  <span>
                    {exercise.title}
                    {submission?.isNew && <span className="portal-new">{t('portal.exercises.new')}</span>}
                    <span className="visually-hidden">
                      , {t(submission ? 'portal.exercises.isDone' : 'portal.exercises.notDone')}
                    </span>
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
