import { useEffect, useEffectEvent } from 'react';

/** State of a question's history entry; other entries, such as of a link in the page, have none. */
interface QuestionEntry {
  readonly question: number;
  /** Number of entries since the first question. */
  readonly depth: number;
}

const getDepth = (): number => (history.state as Partial<QuestionEntry> | null)?.depth ?? 0;

/**
 * Adds a history entry for the next question, or for the page after the questions at `path`. It replaces the entry of
 * an open popup (`popups` of `ui/dialog/popup-entry.ts`).
 */
export function pushQuestion(question: number, path?: string): void {
  const entry: QuestionEntry = { question, depth: getDepth() + 1 };
  if (history.state?.popups > 0) history.replaceState(entry, '', path);
  else history.pushState(entry, '', path);
}

/** Replaces the question of the current history entry. */
export function replaceQuestion(question: number): void {
  history.replaceState({ question, depth: getDepth() } satisfies QuestionEntry, '');
}

/** Goes back to the entry of the first question, so that the next page can replace all of them. */
export async function leaveQuestions(): Promise<void> {
  const depth = getDepth();
  if (depth === 0) return;
  const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(-depth);
  await back;
}

/**
 * Lets the browser's back and forward buttons move between questions. A reloaded page continues at its question
 * (`onReturn`), a newly opened one starts at the first.
 */
export function useQuestionHistory(
  onMove: (question: number) => void,
  onReturn: (question: number | null) => void,
): void {
  const move = useEffectEvent((state: QuestionEntry | null) => {
    if (typeof state?.question === 'number') onMove(state.question);
  });
  const comeBack = useEffectEvent(onReturn);
  useEffect(() => {
    const questionIndex = (history.state as Partial<QuestionEntry> | null)?.question;
    comeBack(typeof questionIndex === 'number' ? questionIndex : null);
    if (typeof questionIndex !== 'number') replaceQuestion(0);
    const listen = ({ state }: PopStateEvent) => move(state as QuestionEntry | null);
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
}
