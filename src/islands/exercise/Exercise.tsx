import { type ReactNode, useState } from 'react';
import { omitForms, type ProgrammeContent } from '#src/contract/programme-content.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { ExerciseAnswers } from '#src/session/exercise-answers.ts';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { useEscape } from '#src/session/use-escape.ts';
import { useToday } from '#src/session/use-today.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { AnswersLoader } from './AnswersLoader.tsx';
import { CompletedExercise } from './CompletedExercise.tsx';
import { type DatedExercise, type ExercisePosition, findPosition, getDatedExercise } from './exercise-position.ts';
import { OpenExercise } from './OpenExercise.tsx';
import { OtherLanguageNotice } from './OtherLanguageNotice.tsx';
import { CONTACT_FORM, PlainForm } from './PlainForm.tsx';
import { useProgrammeLink } from './programme-link.ts';
import { ReadersNotice } from './ReadersNotice.tsx';

/** A locked exercise: its unlock date, and the step to complete first. */
function LockedExercise({ standing: { notice, next } }: { standing: DatedExercise }) {
  const { t, href, language } = useIsland();
  const backHref = useProgrammeLink();
  const toText = () => {
    if (notice?.kind === 'relative') return t('exercise.locked.relative', { count: notice.days });
    if (notice?.kind === 'absolute') return t('exercise.locked.absolute', { date: formatDay(notice.date, language) });
    return t('exercise.locked.after');
  };
  return (
    <EmptyState
      drawing="rust"
      title={t('exercise.locked.title')}
      action={
        next ? (
          <ButtonLink href={href('exercise', { webform: next.webform })}>
            {t('exercise.locked.next', { title: next.title })}
          </ButtonLink>
        ) : (
          <ButtonLink href={backHref}>{t('exercise.back')}</ButtonLink>
        )
      }
    >
      {toText()}
    </EmptyState>
  );
}

interface StoredFormProps {
  definition: WebformDefinition;
  cookies: string;
}

function OpenedForm({ definition, cookies, answers }: StoredFormProps & { answers: ExerciseAnswers }) {
  const submission = answers.submissions.find(({ webform }) => webform === definition.id);
  const [isReading, setReading] = useState(submission !== undefined);
  const { sensitive = false, readByStaff = false } = definition;
  return (
    <>
      <ReadersNotice isSensitive={sensitive} isReadByStaff={readByStaff} />
      {isReading && submission ? (
        <CompletedExercise
          definition={definition}
          submission={submission}
          next={null}
          cookies={cookies}
          onChange={() => setReading(false)}
        />
      ) : (
        <PlainForm definition={definition} cookies={cookies} submission={submission} epoch={answers.epoch} />
      )}
    </>
  );
}

/** A stored form outside the programme: to fill in, or to read and change the submission. */
function StoredForm({ loading, ...props }: StoredFormProps & { loading: ReactNode }) {
  return <AnswersLoader loading={loading}>{(answers) => <OpenedForm {...props} answers={answers} />}</AnswersLoader>;
}

interface ExerciseScreenProps {
  definition: WebformDefinition;
  programme: ProgrammeContent;
  cookies: string;
  loading: ReactNode;
}

function LoadedExercise({ answers, ...props }: ExerciseScreenProps & { answers: ExerciseAnswers }) {
  const { definition, programme } = props;
  const today = useToday(getAmsterdamDate);
  const { domain } = useIsland();
  const start = useUser().programStartDate as CalendarDate;
  const submissions = new Set(answers.submissions.map(({ webform }) => webform));
  const storedDatedExercise = getDatedExercise(omitForms(programme, answers.closed), definition.id, {
    start,
    submissions,
    today,
    safety: domain.safety?.webform ?? null,
  });
  if (storedDatedExercise.isLocked) return <LockedExercise standing={storedDatedExercise} />;
  return <OpenExercise {...props} answers={answers} standing={storedDatedExercise} />;
}

/** Renders an exercise as locked, open or completed, based on the user's submissions. */
function ExerciseScreen(props: ExerciseScreenProps) {
  return (
    <AnswersLoader loading={props.loading}>
      {(answers) => <LoadedExercise {...props} answers={answers} />}
    </AnswersLoader>
  );
}

/** Title of the form, and its step in the programme. If the form is not an exercise, the frame shows the title. */
function ExerciseHead({ title, position }: { title: string; position: ExercisePosition | null }) {
  const { t } = useIsland();
  if (!position) return <h1 className="visually-hidden">{title}</h1>;
  return (
    <header>
      <h1>{title}</h1>
      <p className="soft">{t(`exercise.place.${position.kind}`, { ...position })}</p>
    </header>
  );
}

interface Props extends IslandProps {
  readonly definition: WebformDefinition;
  readonly programme: ProgrammeContent | null;
  /** URL of the cookie settings, on which videos depend. */
  readonly cookies: string;
  readonly loading: string;
}

/** A form in a modal: an exercise of the programme, or a separate form (docs/specification.md, section 2). */
export function Exercise({ definition, programme, cookies, loading, ...island }: Props) {
  useEscape();
  const position = findPosition(programme, definition.id);
  const skeleton = (
    <div className="exercise-loading">
      <Skeleton shape="text" label={loading} />
      <Skeleton shape="rows" label={loading} count={3} />
    </div>
  );
  return (
    <Island {...island}>
      <article className="exercise" lang={definition.writtenIn}>
        <ExerciseHead title={definition.title} position={position} />
        {definition.writtenIn && <OtherLanguageNotice />}
        <LoggedIn loading={skeleton}>
          {programme && position ? (
            <ExerciseScreen definition={definition} programme={programme} cookies={cookies} loading={skeleton} />
          ) : definition.id === CONTACT_FORM || island.domain.variant === 'professional' ? (
            <PlainForm definition={definition} cookies={cookies} />
          ) : (
            <StoredForm definition={definition} cookies={cookies} loading={skeleton} />
          )}
        </LoggedIn>
      </article>
    </Island>
  );
}
