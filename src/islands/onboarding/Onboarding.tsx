import { Island, type IslandProps } from '#src/session/Island.tsx';
import { Checklist } from './Checklist.tsx';
import type { Html, Question } from './questions.ts';

interface Props extends IslandProps {
  readonly title: string;
  readonly intro: Html | null;
  readonly questions: readonly Question[];
  /** Address of the credentials, where the last answer leads. */
  readonly next: string;
}

/** The questions before registering (section 2). */
export function Onboarding({ title, intro, questions, next, ...island }: Props) {
  return (
    <Island {...island}>
      <Checklist title={title} intro={intro} questions={questions} next={next} />
    </Island>
  );
}
