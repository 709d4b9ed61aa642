import type { NurseNote } from '#src/contract/nurse-notes.ts';
import { CRISIS_LINES, findHelpLines } from '#src/domains/help-lines.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { HelpLineList } from '#src/ui/HelpLineList.tsx';

/** A nurse's note as the user sees it: the sentence, the task with its link, and phone numbers. */
export function NoteText({ note: { sentence, task } }: { readonly note: NurseNote }) {
  const { t, href, language, paths } = useIsland();
  return (
    <>
      {sentence !== '' && (
        <blockquote dir="auto">
          <p className="lead typed-text">{sentence}</p>
        </blockquote>
      )}
      {task && <p>{task.kind === 'exercise' ? t('note.exercise', { title: task.title }) : t('note.threeDays')}</p>}
      {task && (
        <p>
          {task.kind === 'exercise' ? (
            <ButtonLink kind="quiet" href={href('exercise', { webform: task.webform })}>
              {t('note.toExercise')}
            </ButtonLink>
          ) : (
            paths.registration && (
              <ButtonLink kind="quiet" href={href('registration')}>
                {t('note.toDay')}
              </ButtonLink>
            )
          )}
        </p>
      )}
      <Details summary={t('note.talk')}>
        <HelpLineList
          lines={findHelpLines(CRISIS_LINES, language)}
          className="advice-calls"
          callLabel={({ name, phone }) => t('note.call', { name, phone })}
        />
      </Details>
    </>
  );
}
