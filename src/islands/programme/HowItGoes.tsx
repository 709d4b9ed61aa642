import { type ReactNode, useState } from 'react';
import { type HowItGoes as Answer, HOW_IT_GOES } from '#src/rules/hard-moment/welcome-back.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import type { Journey } from './journey.ts';
import { Now } from './Now.tsx';

interface Props {
  kind: 'short' | 'long';
  journey: Journey;
}

/** Going on where somebody was: the next exercise, or else what one does each day. */
function GoOn({ kind, journey: { next } }: { kind: 'accent' | 'quiet'; journey: Journey }) {
  const { t, href, domain } = useIsland();
  const daily = domain.registration ? 'registration-today' : 'diary';
  return (
    <ButtonLink kind={kind} href={next ? href('exercise', { webform: next.webform }) : href(daily)}>
      {t('programme.back.on')}
    </ButtonLink>
  );
}

function BeginAnew({ kind, isHarder = false }: { kind: 'accent' | 'quiet'; isHarder?: boolean }) {
  const { t, href } = useIsland();
  return (
    <ButtonLink kind={kind} href={href('plan-wizard')}>
      {t(isHarder ? 'programme.back.now.plan' : 'programme.back.anew')}
    </ButtonLink>
  );
}

/** After four weeks or more the new begin stands first, before that going on. Without a plan there is none to begin with. */
function Ways({ kind, journey }: Props) {
  const { domain } = useIsland();
  if (!domain.registration) return <GoOn kind="accent" journey={journey} />;
  return kind === 'long' ? (
    <>
      <BeginAnew kind="accent" />
      <GoOn kind="quiet" journey={journey} />
    </>
  ) : (
    <>
      <GoOn kind="accent" journey={journey} />
      <BeginAnew kind="quiet" />
    </>
  );
}

/**
 * The two ways on for somebody who was away for a week. A new begin is a new plan from what is used today, and takes
 * nothing away.
 */
export function HowOn({ kind, journey }: Props) {
  const { t, domain } = useIsland();
  const text = [
    journey.next && t('programme.back.onText', { title: journey.next.title }),
    domain.registration && t('programme.back.anewText'),
  ];
  return (
    <Now tag={t('programme.now.tag')} title={t('programme.back.how')} text={text.filter(Boolean).join(' ')}>
      <Ways kind={kind} journey={journey} />
    </Now>
  );
}

/** What somebody with a plan does with an answer: what helped, going on, or a new plan and somebody to talk to first. */
function usePlanWays({ kind, journey }: Props): Record<Answer, ReactNode> {
  const { t, href, site } = useIsland();
  return {
    better: (
      <>
        <ButtonLink href={href(site.offers.hardMoment ? 'own-things' : 'plan')}>
          {t('programme.back.now.helped')}
        </ButtonLink>
        <GoOn kind="quiet" journey={journey} />
      </>
    ),
    same: <Ways kind={kind} journey={journey} />,
    harder: (
      <>
        <BeginAnew kind="accent" isHarder />
        <ButtonLink kind="quiet" href={href('help')}>
          {t('programme.back.now.help')}
        </ButtonLink>
      </>
    ),
  };
}

/** The same for a close one, who has no plan: writing down what helped, going on, or somebody to call. */
function useVisitWays({ kind, journey }: Props): Record<Answer, ReactNode> {
  const { t, href } = useIsland();
  return {
    better: (
      <>
        <ButtonLink href={href('diary-new')}>{t('programme.back.visit.write')}</ButtonLink>
        <GoOn kind="quiet" journey={journey} />
      </>
    ),
    same: <Ways kind={kind} journey={journey} />,
    harder: (
      <>
        <ButtonLink href={href('help')}>{t('programme.back.now.help')}</ButtonLink>
        <GoOn kind="quiet" journey={journey} />
      </>
    ),
  };
}

/** Where an answer leads. */
function Answered({ answer, kind, journey }: Props & { answer: Answer }) {
  const { t, domain } = useIsland();
  const hasPlan = domain.registration !== null;
  const planWays = usePlanWays({ kind, journey });
  const visitWays = useVisitWays({ kind, journey });
  const { next } = journey;
  const said = t(hasPlan ? `programme.back.now.${answer}` : `programme.back.visit.${answer}`);
  const words = answer === 'same' && next ? t('programme.back.onText', { title: next.title }) : said;
  return (
    <>
      <p>{answer === 'better' || !hasPlan ? words : `${words} ${t('programme.back.anewText')}`}</p>
      <div className="button-row">{(hasPlan ? planWays : visitWays)[answer]}</div>
    </>
  );
}

/**
 * How it goes now, for somebody who was away for weeks: three answers, each with its way on. The answer is kept nowhere:
 * it says what helps now, and nothing of it would be true tomorrow.
 */
export function HowItGoes({ kind, journey }: Props) {
  const { t } = useIsland();
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <div className="stack how-it-goes">
      <Now tag={t('programme.now.tag')} title={t('programme.back.now.title')} text={t('programme.back.now.text')}>
        {HOW_IT_GOES.map((one) => (
          <Button
            key={one}
            kind="quiet"
            {...(one === answer && { icon: 'check' as const })}
            aria-pressed={one === answer}
            onClick={() => setAnswer(one)}
          >
            {t(`programme.back.now.answers.${one}`)}
          </Button>
        ))}
      </Now>
      <div className="how-it-goes-on" aria-live="polite">
        {answer && <Answered {...{ answer, kind, journey }} />}
      </div>
    </div>
  );
}
