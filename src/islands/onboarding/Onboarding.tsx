import { readHint } from '#src/session/hint.ts';
import { Island, type IslandProps } from '#src/session/Island.tsx';
import { Checklist } from './Checklist.tsx';
import type { Html, Question } from './questions.ts';

interface Props extends IslandProps {
  readonly title: string;
  readonly intro: Html | null;
  readonly questions: readonly Question[];
  /** Address of the credentials, where the last answer leads. */
  readonly next: string;
  /** Where it leads whoever is logged in by then, as a portal saw to it. */
  readonly nextIn?: string | undefined;
}

const isIn = () => typeof document !== 'undefined' && readHint(document.cookie) !== null;

/** The questions before registering (section 2). */
export function Onboarding({ title, intro, questions, next, nextIn, ...island }: Props) {
  return (
    <Island {...island}>
      <Checklist
        title={title}
        intro={intro}
        questions={questions}
        next={nextIn !== undefined && isIn() ? nextIn : next}
      />
    </Island>
  );
}
