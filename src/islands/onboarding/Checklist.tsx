import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { ProgressBar } from '#src/ui/progress-bar/ProgressBar.tsx';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { AdvicePage } from './AdvicePage.tsx';
import { useAgeQuestion } from './age-question.ts';
import { Explainer } from './Explainer.tsx';
import { MinorPage } from './MinorPage.tsx';
import type { Html, Question } from './questions.ts';
import { useChecklist } from './use-checklist.ts';

interface Props {
  title: string;
  intro: Html | null;
  /** Why they are asked, where somebody came from a portal. */
  isFromPortal: boolean;
  questions: readonly Question[];
  /** Address of the page with the advice, and the way on. */
  advice: string;
  next: string;
}

/** One question at a time, each answered with yes or no; a yes explains, and is followed by a page of advice. */
export function Checklist({ title, intro, isFromPortal, questions, advice, next }: Props) {
  const { t } = useIsland();
  const age = useAgeQuestion();
  const asked = [age, ...questions];
  const list = useChecklist({ total: asked.length, advice, onwards: () => location.assign(next) });
  if (list.isMinor) return <MinorPage isFromPortal={isFromPortal} />;
  if (list.isAdvice) return <AdvicePage questions={questions} next={next} hasArrived />;
  const { at, name, answer } = list;
  const question = asked[at] ?? age;
  const isLast = at === asked.length - 1;
  return (
    <Screen title={title} scene="hek">
      {at === 0 && (isFromPortal ? <p>{t('start.hti.questions')}</p> : intro && <SafeHtmlBlock html={intro} />)}
      <form
        ref={list.form}
        className="sheet stack"
        // Without script the answer goes nowhere: the page with all advice comes, and nothing stands in its address.
        method="post"
        action={advice}
        noValidate
        onSubmit={list.submit}
        aria-label={title}
      >
        <ProgressBar
          value={at + 1}
          max={asked.length}
          label={title}
          text={t('start.question', { at: at + 1, total: asked.length })}
        />
        <div key={question.uuid}>
          <Options
            id={name}
            name={name}
            legend={question.title}
            help={question.text && <SafeHtmlBlock html={question.text} />}
            error={list.isMissing ? t('start.errors.answer.required') : undefined}
            pick="one"
            chosen={answer ? [answer] : []}
            onChoose={([value]) => list.choose(value === 'yes' ? 'yes' : 'no')}
            options={[
              { value: 'yes', label: t('start.yes') },
              { value: 'no', label: t('start.no') },
            ]}
          />
        </div>
        <Explainer question={question} isShown={answer === 'yes'} />
        <div className="button-row">
          <Button type="submit">{t(isLast ? 'start.continue' : 'start.next')}</Button>
          {at > 0 && (
            <Button kind="quiet" onClick={list.back}>
              {t('forms.back')}
            </Button>
          )}
        </div>
      </form>
      <p className="soft">{t('start.notKept')}</p>
    </Screen>
  );
}
