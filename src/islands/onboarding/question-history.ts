import { useEffect, useEffectEvent } from 'react';

/** What an entry of the browser's history holds of the questions; other entries, as of a link in the page, hold none. */
interface QuestionEntry {
  readonly question: number;
}

const entryOf = (question: number): QuestionEntry => ({ question });

/** A question that comes, or the page after them, is a place to go back from; `path` is an address of its own. */
export function pushQuestion(question: number, path?: string): void {
  history.pushState(entryOf(question), '', path);
}

/**
 * The browser's own ways back and forward lead from question to question. A page that is loaded again stands where it
 * stood (`onReturn`), one that is opened anew at the first.
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
    const stood = (history.state as Partial<QuestionEntry> | null)?.question;
    comeBack(typeof stood === 'number' ? stood : null);
    if (typeof stood !== 'number') history.replaceState(entryOf(0), '');
    const listen = ({ state }: PopStateEvent) => move(state as QuestionEntry | null);
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  }, []);
}
