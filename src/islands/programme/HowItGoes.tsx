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

/** Going on where somebody was: the next exercise, or today's registration where there is none. */
function GoOn({ kind, journey: { next } }: { kind: 'accent' | 'quiet'; journey: Journey }) {
  const { t, href } = useIsland();
  return (
    <ButtonLink kind={kind} href={next ? href('exercise', { webform: next.webform }) : href('registration-today')}>
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

/** After four weeks or more the new begin stands first, before that going on. */
function Ways({ kind, journey }: Props) {
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
  const { t } = useIsland();
  const text = journey.next ? `${t('programme.back.onText', { title: journey.next.title })} ` : '';
  return (
    <Now tag={t('programme.now.tag')} title={t('programme.back.how')} text={`${text}${t('programme.back.anewText')}`}>
      <Ways kind={kind} journey={journey} />
    </Now>
  );
}

/** Where an answer leads: what helped, going on, or a new plan and somebody to talk to first. */
function Answered({ answer, kind, journey }: Props & { answer: Answer }) {
  const { t, href, site } = useIsland();
  const ways: Record<Answer, ReactNode> = {
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
  const { next } = journey;
  const words =
    answer === 'same' && next ? t('programme.back.onText', { title: next.title }) : t(`programme.back.now.${answer}`);
  return (
    <>
      <p>{answer === 'better' ? words : `${words} ${t('programme.back.anewText')}`}</p>
      <div className="button-row">{ways[answer]}</div>
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
