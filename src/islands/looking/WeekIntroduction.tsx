import { useState } from 'react';
import { CRISIS_LINES, findHelpLines } from '#src/domains/help-lines.ts';
import { Advice } from '#src/forms/danger/Advice.tsx';
import { CallList } from '#src/forms/danger/CallList.tsx';
import { MinorPage } from '#src/forms/danger/MinorPage.tsx';
import { toTextKey } from '#src/i18n/text-key.ts';
import type { CallState, WeekRules } from '#src/rules/looking/read-week.ts';
import { useIsland } from '#src/session/Island.tsx';
import { startWeek } from '#src/session/looking-week.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import type { LookingProps } from './week-props.ts';

/** Steps before a week: the page for under 18, the introduction, the age, the questions, and the advice. */
export const INTRODUCTION_STEPS = [-1, 0, 1, 2, 3] as const;
export type IntroductionStep = (typeof INTRODUCTION_STEPS)[number];

interface Props extends LookingProps {
  step: IntroductionStep;
  /** `ready` if the browser is known to have storage, which enables the start button. */
  state: 'loading' | 'blocked' | 'ready';
  /** True if an earlier week was just deleted. */
  isGone: boolean;
  readable: WeekRules;
  onStep: (step: IntroductionStep) => void;
  onBegun: () => void;
}

const STORAGE_FACTS = ['here', 'server', 'others', 'lost', 'kept', 'wipe', 'device'] as const;

/** Phone numbers of the crisis lines and of the advice, for all visitors. */
function CrisisNumbers({ questions }: Partial<Pick<Props, 'questions'>>) {
  const { language } = useIsland();
  const ids = [...CRISIS_LINES, ...(questions ?? []).flatMap(({ danger }) => danger.calls.map(({ id }) => id))];
  return <CallList lines={findHelpLines([...new Set<string>(ids)], language)} />;
}

/**
 * Introduction and safety questions before the first day. Nothing is stored until the last step, and no request depends
 * on an answer.
 */
export function WeekIntroduction(props: Props) {
  const { step, questions, hasQuestions, readable, onStep, onBegun } = props;
  const { t, domain } = useIsland();
  const [isBlocked, setBlocked] = useState(false);
  const start = (call: CallState) => (startWeek(readable, call) ? onBegun() : setBlocked(true));
  const blocked = isBlocked && <p role="alert">{t('looking.state.blocked')}</p>;
  if (step === -1) return <MinorPage text={t('looking.minor')} />;
  if (step === 1) {
    return (
      <Screen title={<ViewTitle text={t('looking.title')} />}>
        <YesNoQuestion
          question={t('start.age.question')}
          yes={t('start.yes')}
          onYes={() => onStep(-1)}
          onNo={() => onStep(hasQuestions ? 2 : 3)}
        />
      </Screen>
    );
  }
  if (step === 2) {
    return (
      <Screen title={<ViewTitle text={t('looking.safety.title')} />} lead={t('looking.safety.lead')}>
        <TextList texts={questions.map(({ title }) => title)} />
        <YesNoQuestion
          question={t('looking.safety.question')}
          yes={t('looking.safety.yes')}
          onYes={() => onStep(3)}
          onNo={() => start('none')}
        />
        <p className="soft">{t('looking.safety.kept')}</p>
        {blocked}
        <CrisisNumbers questions={questions} />
      </Screen>
    );
  }
  if (step === 0) return <Explanation {...props} />;
  return (
    <Advice questions={questions} own={null}>
      {() => (
        <>
          <CrisisNumbers questions={questions} />
          <p>{t(toTextKey(`looking.advice.open.${domain.key}`))}</p>
          {blocked}
          <div className="button-row">
            <Button onClick={() => start('called')}>{t('start.danger.called')}</Button>
            <Button kind="quiet" onClick={() => start('to-call')}>
              {t('looking.advice.later')}
            </Button>
          </div>
        </>
      )}
    </Advice>
  );
}

/** Heading of a view, focused when the view changes. */
export const ViewTitle = ({ text }: { text: string }) => <span tabIndex={-1}>{text}</span>;

const TextList = ({ texts }: { texts: readonly string[] }) => (
  <div className="prose">
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  </div>
);

interface YesNoQuestionProps {
  question: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** A question with two answers. A double click does not answer the next question. */
function YesNoQuestion({ question, yes, onYes, onNo }: YesNoQuestionProps) {
  const { t } = useIsland();
  const answer = (text: string, onAnswer: () => void) => (
    <Button kind="quiet" onClick={({ detail }) => detail < 2 && onAnswer()}>
      {text}
    </Button>
  );
  return (
    <div className="sheet">
      <fieldset className="question">
        <legend>{question}</legend>
        <div className="question-answers">
          {answer(yes, onYes)}
          {answer(t('start.no'), onNo)}
        </div>
      </fieldset>
    </div>
  );
}

/** Link to the help page if the week cannot be started. */
function HelpLink({ text }: { text: string }) {
  const { href } = useIsland();
  return (
    <p>
      <a href={href('help')}>{text}</a>
    </p>
  );
}

/** Explains the week of looking, and the storage of its data. */
function Explanation({ state, isGone, isOpen, onStep }: Props) {
  const { t, domain } = useIsland();
  if (!isOpen && state !== 'loading') {
    return (
      <Screen title={<ViewTitle text={t('closed.title')} />} lead={t('closed.lead')}>
        <p>{t('closed.read')}</p>
        <CrisisNumbers />
        <HelpLink text={t('closed.help')} />
      </Screen>
    );
  }
  return (
    <Screen title={<ViewTitle text={t('looking.title')} />} lead={t(toTextKey(`looking.lead.${domain.key}`))}>
      {isGone && <p role="status">{t('looking.state.gone')}</p>}
      <p>{t('looking.after')}</p>
      <p>{t('looking.time')}</p>
      <section className="sheet stack" aria-labelledby="looking-where">
        <h2 id="looking-where">{t('looking.where.title')}</h2>
        <TextList texts={STORAGE_FACTS.map((key) => t(`looking.where.${key}`))} />
      </section>
      <div className="looking-begin">
        {state === 'loading' && <Skeleton shape="text" count={1} label="" />}
        {state === 'blocked' && (
          <>
            <p role="alert">{t('looking.state.blocked')}</p>
            <HelpLink text={t('start.age.help')} />
          </>
        )}
        {state === 'ready' && <Button onClick={() => onStep(1)}>{t('looking.begin')}</Button>}
      </div>
    </Screen>
  );
}
