import { useEffect, useRef, useState } from 'react';
import { Advice } from '#src/forms/danger/Advice.tsx';
import type { Question } from '#src/forms/danger/question.ts';
import { readTabDanger, storeCallState } from '#src/session/danger.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';

interface Props {
  questions: readonly Question[];
  next: string;
  /** True right after the last answer; false if the page was opened by its URL. */
  hasArrived?: boolean;
}

/** Advice for visitors under 18, shown if the answers are unknown, for example without script or in print. */
function AgeBlock() {
  const { t } = useIsland();
  return (
    <section className="danger-block stack">
      <p className="soft">{t('start.age.question')}</p>
      <p>
        <PhoneText text={t('start.age.text')} />
      </p>
    </section>
  );
}

/** Links to continue. If an answer requires a call, the plan has to wait for it. */
function ContinueLinks({ next, waits }: { next: string; waits: boolean }) {
  const { t, href, domain } = useIsland();
  if (!waits) {
    return (
      <div className="button-row">
        <ButtonLink href={next}>{t('start.danger.on')}</ButtonLink>
      </div>
    );
  }
  return (
    <>
      <p>
        {t('start.danger.open')} {domain.registration && t('start.danger.plan')}
      </p>
      <div className="button-row">
        <ButtonLink href={next} onClick={() => storeCallState(true)}>
          {t('start.danger.called')}
        </ButtonLink>
        <ButtonLink kind="quiet" href={href('help')} onClick={() => storeCallState(false)}>
          {t('start.danger.later')}
        </ButtonLink>
      </div>
    </>
  );
}

/** Advice after a yes, and the links to continue. */
export function AdvicePage({ questions, next, hasArrived = false }: Props) {
  const [chosen, setChosen] = useState(() => (hasArrived ? (readTabDanger()?.questions ?? null) : null));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasArrived) return setChosen(readTabDanger()?.questions ?? null);
    scrollTo(0, 0);
    title.current?.focus();
  }, [hasArrived]);
  const askedQuestions = questions.filter((_, index) => chosen?.includes(index));
  return (
    <Advice
      questions={questions}
      // Stored positions of questions that an editor has removed count as unknown.
      own={askedQuestions.length > 0 ? askedQuestions : null}
      titleRef={title}
      before={<AgeBlock />}
    >
      {(waits) => <ContinueLinks next={next} waits={waits} />}
    </Advice>
  );
}
