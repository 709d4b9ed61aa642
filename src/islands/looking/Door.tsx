import { type ReactNode, useState } from 'react';
import { CRISIS_LINES, helpLinesById } from '#src/domains/help-lines.ts';
import { Advice } from '#src/forms/danger/Advice.tsx';
import { CallList } from '#src/forms/danger/CallList.tsx';
import { MinorPage } from '#src/forms/danger/MinorPage.tsx';
import { among } from '#src/i18n/text-key.ts';
import type { ReadableWeek } from '#src/rules/looking/read-week.ts';
import type { CallState } from '#src/rules/looking/week.ts';
import { useIsland } from '#src/session/Island.tsx';
import { beginWeek } from '#src/session/looking-week.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import type { LookingProps } from './week-props.ts';

/** Steps before a week: the page under 18, what it is, the age, the questions, and the advice. */
export type DoorStep = -1 | 0 | 1 | 2 | 3;

interface Props extends LookingProps {
  step: DoorStep;
  /** The button to begin waits until the browser is known to store something. */
  state: 'loading' | 'blocked' | 'ready';
  /** An earlier week was just erased. */
  isGone: boolean;
  readable: ReadableWeek;
  onStep: (step: DoorStep) => void;
  onBegun: () => void;
}

const WHERE = ['here', 'server', 'others', 'lost', 'kept', 'wipe', 'device'] as const;

/** The numbers of the crisis lines and of the advice, for everybody. */
function Numbers({ questions }: Pick<Props, 'questions'>) {
  const { language } = useIsland();
  const ids = [...CRISIS_LINES, ...questions.flatMap(({ danger }) => danger.calls.map(({ id }) => id))];
  return <CallList lines={helpLinesById([...new Set<string>(ids)], language)} />;
}

/** Safety comes before the first day: nothing is stored until the last step, and no request depends on an answer. */
export function Door(props: Props) {
  const { step, questions, hasQuestions, readable, onStep, onBegun } = props;
  const { t, domain } = useIsland();
  const [isBlocked, setBlocked] = useState(false);
  const begin = (call: CallState) => (beginWeek(readable, call) ? onBegun() : setBlocked(true));
  const blocked = isBlocked && <p role="alert">{t('looking.state.blocked')}</p>;
  if (step === -1) return <MinorPage text={t('looking.minor')} />;
  if (step === 1) {
    return (
      <Ask
        title={t('looking.title')}
        question={t('start.age.question')}
        yes={t('start.yes')}
        onYes={() => onStep(-1)}
        onNo={() => onStep(hasQuestions ? 2 : 3)}
      />
    );
  }
  if (step === 2) {
    return (
      <Ask
        title={t('looking.safety.title')}
        lead={t('looking.safety.lead')}
        list={questions.map(({ title }) => title)}
        question={t('looking.safety.question')}
        yes={t('looking.safety.yes')}
        onYes={() => onStep(3)}
        onNo={() => begin('none')}
      >
        <p className="soft">{t('looking.safety.kept')}</p>
        {blocked}
        <Numbers questions={questions} />
      </Ask>
    );
  }
  if (step === 3) {
    return (
      <Advice questions={questions} own={null}>
        {() => (
          <>
            <Numbers questions={questions} />
            <p>{t(among(`looking.advice.open.${domain.key}`))}</p>
            {blocked}
            <div className="button-row">
              <Button onClick={() => begin('called')}>{t('start.danger.called')}</Button>
              <Button kind="quiet" onClick={() => begin('to-call')}>
                {t('looking.advice.later')}
              </Button>
            </div>
          </>
        )}
      </Advice>
    );
  }
  return <First {...props} />;
}

interface AskProps {
  title: string;
  lead?: string;
  /** Texts that the question is about. */
  list?: readonly string[];
  question: string;
  yes: string;
  onYes: () => void;
  onNo: () => void;
  children?: ReactNode;
}

/** One question with two answers. The second press of a double press does not answer the next question. */
function Ask({ title, lead, list, question, yes, onYes, onNo, children }: AskProps) {
  const { t } = useIsland();
  return (
    <Screen title={<span tabIndex={-1}>{title}</span>} lead={lead}>
      {list && (
        <ul className="looking-questions">
          {list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className="sheet">
        <fieldset className="question">
          <legend>{question}</legend>
          <div className="question-answers">
            <Button kind="quiet" onClick={({ detail }) => detail < 2 && onYes()}>
              {yes}
            </Button>
            <Button kind="quiet" onClick={({ detail }) => detail < 2 && onNo()}>
              {t('start.no')}
            </Button>
          </div>
        </fieldset>
      </div>
      {children}
    </Screen>
  );
}

/** What a week of looking is, and what stays where. */
function First({ state, isGone, isOpen, onStep }: Props) {
  const { t, href, language, domain } = useIsland();
  if (!isOpen && state !== 'loading') {
    return (
      <Screen title={<span tabIndex={-1}>{t('closed.title')}</span>} lead={t('closed.lead')}>
        <p>{t('closed.read')}</p>
        <CallList lines={helpLinesById(CRISIS_LINES, language)} />
        <p>
          <a href={href('help')}>{t('closed.help')}</a>
        </p>
      </Screen>
    );
  }
  return (
    <Screen title={<span tabIndex={-1}>{t('looking.title')}</span>} lead={t(among(`looking.lead.${domain.key}`))}>
      {isGone && <p role="status">{t('looking.state.gone')}</p>}
      <p>{t('looking.after')}</p>
      <p>{t('looking.time')}</p>
      <section className="sheet stack" aria-labelledby="looking-where">
        <h2 id="looking-where">{t('looking.where.title')}</h2>
        <ul className="looking-where">
          {WHERE.map((key) => (
            <li key={key}>{t(`looking.where.${key}`)}</li>
          ))}
        </ul>
      </section>
      <div className="looking-begin">
        {state === 'loading' && <Skeleton shape="text" count={1} label="" />}
        {state === 'blocked' && (
          <>
            <p role="alert">{t('looking.state.blocked')}</p>
            <p>
              <a href={href('help')}>{t('start.age.help')}</a>
            </p>
          </>
        )}
        {state === 'ready' && <Button onClick={() => onStep(1)}>{t('looking.begin')}</Button>}
      </div>
    </Screen>
  );
}
