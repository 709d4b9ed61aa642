import type { ProgrammeContent } from '#src/contract/programme-content.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { Island, type IslandProps, LoggedIn } from '#src/session/Island.tsx';
import { useEscape } from '#src/session/use-escape.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ExerciseHead } from './ExerciseHead.tsx';
import { ExerciseScreen } from './ExerciseScreen.tsx';
import { KeptForm } from './KeptForm.tsx';
import { OtherLanguageNotice } from './OtherLanguageNotice.tsx';
import { CONTACT, PlainForm } from './PlainForm.tsx';
import { positionOf } from './place.ts';

interface Props extends IslandProps {
  readonly definition: WebformDefinition;
  readonly programme: ProgrammeContent | null;
  /** Address of the cookie choice, which videos wait for. */
  readonly cookies: string;
  readonly loading: string;
}

/** A form in its modal: an exercise of the programme, or a separate form (docs/specification.md, section 2). */
export function Exercise({ definition, programme, cookies, loading, ...island }: Props) {
  useEscape();
  const position = positionOf(programme, definition.id);
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
          ) : definition.id === CONTACT || island.domain.variant === 'professional' ? (
            <PlainForm definition={definition} cookies={cookies} />
          ) : (
            <KeptForm definition={definition} cookies={cookies} loading={skeleton} />
          )}
        </LoggedIn>
      </article>
    </Island>
  );
}
