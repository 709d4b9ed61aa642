import { useMemo, useState } from 'react';
import { getClientExercises, getClientProgramme, getClientWebform } from '#src/contract/client-details.ts';
import { type ClientExercise, type ClientPhase, readClientPhases } from '#src/contract/client-phases.ts';
import type { ClientEntry } from '#src/contract/clients.ts';
import type { Submission } from '#src/contract/submissions.ts';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { useRequestFailureToast } from '#src/forms/use-request-failure-toast.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { AnswerList } from '#src/webforms/AnswerList.tsx';

/** Exercise with visible answers. */
interface OpenedExercise {
  readonly exercise: ClientExercise;
  readonly submission: Submission;
}

interface ExercisePhaseProps {
  phase: ClientPhase;
  byWebform: ReadonlyMap<string, Submission>;
  /** Omitted if the client does not share the answers. */
  onOpen?: (opened: OpenedExercise) => void;
}

/** Exercises of a phase; completed exercises can be opened. */
function ExercisePhase({ phase: { id, title, exercises }, byWebform, onOpen }: ExercisePhaseProps) {
  const { t } = useIsland();
  const exerciseCount = exercises.filter(({ webform }) => byWebform.has(webform)).length;
  return (
    <section className="sheet stack" aria-labelledby={`phase-${id}`}>
      <div className="portal-list-head">
        <h2 id={`phase-${id}`}>{title}</h2>
        <p className="soft">{t('portal.exercises.done', { done: exerciseCount, count: exercises.length })}</p>
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

interface Props {
  domain: string;
  opened: OpenedExercise | null;
  onClose: () => void;
}

/** Answers to an exercise, with the texts at the time of submission. */
function AnswersDialog({ domain, opened, onClose }: Props) {
  const { t } = useIsland();
  return (
    <Dialog open={opened !== null} title={opened?.exercise.title ?? ''} closeLabel={t('forms.close')} onClose={onClose}>
      {opened && <ExerciseAnswers domain={domain} opened={opened} />}
    </Dialog>
  );
}

function ExerciseAnswers({ domain, opened: { submission } }: { domain: string; opened: OpenedExercise }) {
  const { t } = useIsland();
  const texts = useMemo<TranslateWebform>(() => (key, values) => t(`webforms.${key}`, values), [t]);
  const form = useCall(getClientWebform, { params: { domain, webformId: submission.webform } });
  if (form.status === 'loading') return <Skeleton shape="text" label={t('forms.loading')} />;
  if (form.status === 'error' && form.failure.kind !== 'not_found') {
    return <LoadingFailure call={form} />;
  }
  const definition = form.status === 'done' ? form.value : { elements: [] };
  return <AnswerList definition={definition} data={submission.answers} labels={submission.labels} t={texts} />;
}

/** Exercises by phase; a completed exercise opens its answers. */
export function Exercises({ client }: { client: ClientEntry }) {
  const { t } = useIsland();
  if (client.scopes.exercises) return <Phases client={client} />;
  return <p className="sheet">{t('portal.notShared.notExercises')}</p>;
}

function Phases({ client: { domain, uid, scopes } }: { client: ClientEntry }) {
  const { t } = useIsland();
  const programme = useCall(getClientProgramme, { params: { domain } });
  const answers = useCall(getClientExercises, { params: { domain, uid } });
  const [opened, setOpened] = useState<OpenedExercise | null>(null);
  const failedResult = [programme, answers].find(({ status }) => status === 'error');
  const failure = failedResult?.status === 'error' ? failedResult.failure : null;
  const text = failure && toFailureText(t, failure);
  useRequestFailureToast(failure, text ?? '');
  if (failure) {
    const retry = () => {
      for (const call of [programme, answers]) if (call.status === 'error') call.retry();
    };
    return (
      <div className="sheet stack">
        <p>{text}</p>
        <p>
          <Button icon="refresh-cw" onClick={retry}>
            {t('forms.retry')}
          </Button>
        </p>
      </div>
    );
  }
  if (programme.status !== 'done' || answers.status !== 'done') {
    return (
      <div className="sheet">
        <Skeleton shape="rows" label={t('forms.loading')} />
      </div>
    );
  }
  const leadKey = scopes.answers ? 'portal.exercises.lead' : 'portal.notShared.notAnswers';
  const byWebform = new Map(answers.value.map((submission) => [submission.webform, submission]));
  return (
    <div className="stack">
      <p>{answers.value.length === 0 ? t('portal.exercises.nothing') : t(leadKey)}</p>
      {readClientPhases(programme.value).map((phase) => (
        <ExercisePhase
          key={phase.id}
          phase={phase}
          byWebform={byWebform}
          {...(scopes.answers ? { onOpen: setOpened } : {})}
        />
      ))}
      <AnswersDialog domain={domain} opened={opened} onClose={() => setOpened(null)} />
    </div>
  );
}
