import type { Question } from '#src/forms/danger/question.ts';
import { Island, type IslandProps } from '#src/session/Island.tsx';
import { useLoginHint } from '#src/session/use-login-hint.ts';
import type { Html } from '#src/ui/question/question.ts';
import { Checklist } from './Checklist.tsx';

interface Props extends IslandProps {
  readonly title: string;
  readonly intro: Html | null;
  readonly isFromPortal: boolean;
  readonly questions: readonly Question[];
  /** Path of the page with all advice. */
  readonly advice: string;
  /** Path of the credentials form, which follows the last answer. */
  readonly next: string;
  /** Next page for a user who is already logged in through a portal. */
  readonly nextIn?: string | undefined;
}

/** Page with the questions before registration (docs/specification.md, section 2). */
export function Onboarding({ title, intro, isFromPortal, questions, advice, next, nextIn, ...island }: Props) {
  const isLoggedIn = useLoginHint();
  return (
    <Island {...island}>
      <Checklist
        title={title}
        intro={intro}
        isFromPortal={isFromPortal && isLoggedIn}
        questions={questions}
        advice={advice}
        next={nextIn !== undefined && isLoggedIn ? nextIn : next}
      />
    </Island>
  );
}
