import type { Question } from '#src/forms/danger/question.ts';
import { Island, type IslandProps } from '#src/session/Island.tsx';
import { useLoginHint } from '#src/session/use-login-hint.ts';
import { AdvicePage } from './AdvicePage.tsx';

interface Props extends IslandProps {
  readonly questions: readonly Question[];
  /** Path of the next step without an account, and for logged-in users. */
  readonly next: string;
  readonly nextIn: string;
}

/** Page with the advice after the questions; it can also be opened later, printed, and read without script. */
export function DangerAdvice({ questions, next, nextIn, ...island }: Props) {
  const isLoggedIn = useLoginHint();
  return (
    <Island {...island}>
      <AdvicePage questions={questions} next={isLoggedIn ? nextIn : next} />
    </Island>
  );
}
