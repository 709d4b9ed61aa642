import { MinorPage } from '#src/forms/danger/MinorPage.tsx';
import type { Question } from '#src/forms/danger/question.ts';
import { storeDangerAnswers } from '#src/session/danger.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { ProgressBar } from '#src/ui/progress-bar/ProgressBar.tsx';
import type { Html, PlainQuestion } from '#src/ui/question/question.ts';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { AdvicePage } from './AdvicePage.tsx';
import { hasAdvice } from './questions.ts';
import { useChecklist } from './use-checklist.ts';

/**
 * Returns the first question, about age. It is built in, so that editors cannot remove it (docs/product-rules.md, "Small
 * ones").
 */
function useAgeQuestion(): PlainQuestion {
  const { t } = useIsland();
  return { uuid: 'age', title: t('start.age.question') };
}

/** Explanation of a yes; announced when it appears. */
function Explainer({ question, isShown }: { question: PlainQuestion; isShown: boolean }) {
  const { t } = useIsland();
  const { explainerTitle, explainer, link } = question;
  const [, first = explainer, rest] = /^(.*?<\/p>)(.*)$/s.exec(explainer ?? '') ?? [];
  return (
    <div className="question-advice" aria-live="polite">
      {isShown && hasAdvice(question) && (
        <Banner>
          {explainerTitle && <strong>{explainerTitle}</strong>}
          {first && <SafeHtmlBlock html={first as Html} />}
          {rest && (
            <Details summary={t('start.danger.more')}>
              <SafeHtmlBlock html={rest as Html} className="prose" />
            </Details>
          )}
          {link && (
            <p>
              {link.href.startsWith('tel:') ? (
                <a href={link.href}>{link.text}</a>
              ) : (
                <a href={link.href} target="_blank" rel="noreferrer">
                  {link.text} {t('forms.newTab')}
                </a>
              )}
            </p>
          )}
        </Banner>
      )}
    </div>
  );
}

interface Props {
  title: string;
  intro: Html | null;
  /** True for visitors from a portal, who see the reason for the questions. */
  isFromPortal: boolean;
  questions: readonly Question[];
  /** Paths of the advice page and of the next step. */
  advice: string;
  next: string;
}

const ANSWERS = ['yes', 'no'] as const;

/**
 * One question at a time. "Yes" and "No" answer and continue. A yes with an explanation remains visible, and an advice
 * page follows.
 */
export function Checklist({ title, intro, isFromPortal, questions, advice, next }: Props) {
  const { t, href, language } = useIsland();
  const age = useAgeQuestion();
  const allQuestions = [age, ...questions];
  const list = useChecklist({
    asked: allQuestions.map(({ uuid }) => uuid),
    language,
    stays: (index) => hasAdvice(allQuestions[index]),
    remember: (yes) =>
      storeDangerAnswers(
        questions.map(({ danger }) => danger),
        yes,
      ),
    advice,
    onwards: () => location.assign(next),
  });
  if (list.isMinor) {
    const leave = isFromPortal && (
      <ButtonLink kind="quiet" href={href('logout')}>
        {t('start.age.leave')}
      </ButtonLink>
    );
    return <MinorPage text={t('start.age.text')} hasScene aside={leave} />;
  }
  if (list.isAdvice) return <AdvicePage questions={questions} next={next} hasArrived />;
  const { at, name, answer } = list;
  const question = allQuestions[at] ?? age;
  const remaining = allQuestions.length - at;
  return (
    <Screen title={title} scene="hek" isSceneFirst>
      {at === 0 && (isFromPortal ? <p>{t('start.hti.questions')}</p> : intro && <SafeHtmlBlock html={intro} />)}
      <form
        ref={list.form}
        className="sheet stack"
        // Without script no answer is sent: the page with all advice opens, and its URL contains no answer.
        method="post"
        action={advice}
        noValidate
        onSubmit={list.submit}
        aria-label={title}
      >
        <ProgressBar
          value={at + 1}
          max={allQuestions.length}
          label={title}
          text={t('start.left', { count: remaining })}
        />
        <fieldset className="question" id={name} tabIndex={-1} aria-describedby={question.text && `${name}-help`}>
          <legend>{question.title}</legend>
          {question.text && (
            <div className="field-help" id={`${name}-help`}>
              <SafeHtmlBlock html={question.text} />
            </div>
          )}
          <div className="question-answers">
            {ANSWERS.map((value) => (
              <Button
                key={value}
                type="submit"
                kind="quiet"
                name={name}
                value={value}
                aria-pressed={answer === value}
                // Prevents the second click of a double click from answering the next question.
                onClick={(event) => event.detail > 1 && event.preventDefault()}
              >
                {t(`start.${value}`)}
              </Button>
            ))}
          </div>
        </fieldset>
        <Explainer question={question} isShown={answer === 'yes'} />
        {(answer === 'yes' || at > 0) && (
          <div className="button-row">
            {answer === 'yes' && <Button type="submit">{t(remaining === 1 ? 'start.continue' : 'start.next')}</Button>}
            {at > 0 && (
              <Button kind="plain" onClick={list.back}>
                {t('forms.back')}
              </Button>
            )}
          </div>
        )}
      </form>
      <p className="soft">{t('start.notKept')}</p>
    </Screen>
  );
}
