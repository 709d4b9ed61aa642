import { useState } from 'react';
import type { ClientEntry } from '#src/contract/client-entry.ts';
import { readClientPhases } from '#src/contract/client-phases.ts';
import { getClientExercises } from '#src/contract/get-client-exercises.ts';
import { getClientProgramme } from '#src/contract/get-client-programme.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { useShownFailure } from '#src/forms/use-shown-failure.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { AnswersDialog } from './AnswersDialog.tsx';
import { ExercisePhase } from './ExercisePhase.tsx';
import type { Opened } from './opened.ts';

/** The exercises by phase; one that was done opens its answers. */
export function Exercises({ client }: { client: ClientEntry }) {
  const { t } = useIsland();
  if (client.scopes.exercises) return <Phases client={client} />;
  return <p className="sheet">{t('portal.notShared.notExercises')}</p>;
}

function Phases({ client: { domain, uid, scopes } }: { client: ClientEntry }) {
  const { t } = useIsland();
  const programme = useCall(getClientProgramme, { params: { domain } });
  const answers = useCall(getClientExercises, { params: { domain, uid } });
  const [opened, setOpened] = useState<Opened | null>(null);
  const failed = [programme, answers].find(({ status }) => status === 'error');
  const failure = failed?.status === 'error' ? failed.failure : null;
  const text = failure && failureText(t, failure);
  useShownFailure(failure, text ?? '');
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
  const lead = scopes.answers ? 'portal.exercises.lead' : 'portal.notShared.notAnswers';
  const byWebform = new Map(answers.value.map((submission) => [submission.webform, submission]));
  return (
    <div className="stack">
      <p>{answers.value.length === 0 ? t('portal.exercises.nothing') : t(lead)}</p>
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
