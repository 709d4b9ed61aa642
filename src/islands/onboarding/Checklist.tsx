import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { ProgressBar } from '#src/ui/progress-bar/ProgressBar.tsx';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Explainer } from './Explainer.tsx';
import { pushQuestion, useQuestionHistory } from './question-history.ts';
import type { Answer, Html, Question } from './questions.ts';

interface Props {
  title: string;
  intro: Html | null;
  questions: readonly Question[];
  next: string;
}

/** One question at a time, each answered with yes or no; a yes explains and never stops anybody. */
export function Checklist({ title, intro, questions, next }: Props) {
  const { t } = useIsland();
  const [at, setAt] = useState(0);
  const [answers, setAnswers] = useState<readonly (Answer | undefined)[]>([]);
  const [isMissing, setMissing] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const question = questions[at];
  const answer = answers[at];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus goes to every question that comes
  useEffect(() => {
    if (moved.current || isMissing) group.current?.querySelector('fieldset')?.focus();
  }, [at, isMissing]);

  // Where nobody wrote questions, there is nothing to stand still for.
  const isEmpty = questions.length === 0;
  useEffect(() => {
    if (isEmpty) location.replace(next);
  }, [isEmpty, next]);

  const show = (to: number) => {
    moved.current = true;
    setMissing(false);
    setAt(to);
  };
  const go = (to: number) => {
    pushQuestion(to);
    show(to);
  };
  useQuestionHistory((asked) => show(Math.min(asked, answers.filter(Boolean).length)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question && answer === undefined) setMissing(true);
    else if (at < questions.length - 1) go(at + 1);
    else location.assign(next);
  };
  const choose = (value: Answer) => setAnswers(questions.map((_, place) => (place === at ? value : answers[place])));

  return (
    <Screen title={title} scene="hek">
      {at === 0 && intro && <SafeHtmlBlock html={intro} />}
      <form className="sheet stack" noValidate onSubmit={submit} aria-label={title}>
        {question && (
          <>
            <ProgressBar
              value={at + 1}
              max={questions.length}
              label={title}
              text={t('start.question', { at: at + 1, total: questions.length })}
            />
            <div ref={group} key={question.uuid}>
              <Options
                id={`question-${at}`}
                name={`question-${at}`}
                legend={question.title}
                help={question.text && <SafeHtmlBlock html={question.text} />}
                error={isMissing && answer === undefined ? t('start.errors.answer.required') : undefined}
                pick="one"
                chosen={answer ? [answer] : []}
                onChoose={([value]) => choose(value as Answer)}
                options={[
                  { value: 'yes', label: t('start.yes') },
                  { value: 'no', label: t('start.no') },
                ]}
              />
            </div>
            <Explainer question={question} isShown={answer === 'yes'} />
          </>
        )}
        <div className="button-row">
          <Button type="submit">{t(at < questions.length - 1 ? 'start.next' : 'start.continue')}</Button>
          {at > 0 && (
            <Button kind="quiet" onClick={() => go(at - 1)}>
              {t('forms.back')}
            </Button>
          )}
        </div>
      </form>
      <p className="soft">{t('start.notKept')}</p>
    </Screen>
  );
}
