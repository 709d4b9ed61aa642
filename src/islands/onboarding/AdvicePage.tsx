import { useEffect, useRef, useState } from 'react';
import { dangerTexts } from '#src/domains/danger-texts.ts';
import { helpLinesById } from '#src/domains/help-lines.ts';
import { dangerInTab, rememberCall } from '#src/session/danger.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Advice } from './Advice.tsx';
import { CallList } from './CallList.tsx';
import type { Question } from './questions.ts';

const LINES = ['emergency', 'suicide-prevention', 'domestic-violence'] as const;

interface Props {
  questions: readonly Question[];
  next: string;
  /** Comes right after the last answer; else the page was opened by its address. */
  hasArrived?: boolean;
}

/**
 * What to do first after a yes: the advice of every question that had one, and who to call. Opened where no answer is
 * known, as without script or on paper, it holds the advice of them all.
 */
export function AdvicePage({ questions, next, hasArrived = false }: Props) {
  const { t, domain, language } = useIsland();
  const [chosen, setChosen] = useState(() => (hasArrived ? (dangerInTab()?.questions ?? null) : null));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasArrived) return setChosen(dangerInTab()?.questions ?? null);
    scrollTo(0, 0);
    title.current?.focus();
  }, [hasArrived]);
  const own = chosen && questions.filter((_, place) => chosen.includes(place));
  const lines = helpLinesById(domain.key === 'gambling' ? [...LINES, 'debts'] : LINES, language);
  return (
    <Screen
      title={
        <span ref={title} tabIndex={-1}>
          {t('start.danger.title')}
        </span>
      }
      lead={t('start.danger.lead')}
    >
      <div className="advice-first">
        <Banner kind="crisis">
          {dangerTexts(domain.key, language).map((text) => (
            <p key={text}>
              <PhoneText text={text} />
            </p>
          ))}
        </Banner>
      </div>
      <section className="sheet stack" aria-labelledby="call">
        <h2 id="call">{t('start.danger.calls')}</h2>
        <p>{t('start.danger.gp')}</p>
        <p className="advice-say">
          {t('start.danger.say')} <strong>{t('start.danger.words')}</strong>
        </p>
        <CallList lines={lines} />
      </section>
      <Advice questions={questions} own={own} />
      <p>
        {t('start.danger.open')} {domain.registration && t('start.danger.plan')}
      </p>
      <div className="button-row">
        <ButtonLink href={next} onClick={() => rememberCall(true)}>
          {t('start.danger.called')}
        </ButtonLink>
        <ButtonLink kind="quiet" href={next} onClick={() => rememberCall(false)}>
          {t('start.danger.later')}
        </ButtonLink>
      </div>
    </Screen>
  );
}
