import type { ReactNode } from 'react';
import { type ReturnAnswer as Answer, getAbsence } from '#src/rules/hard-moment/welcome-back.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import type { Journey } from './journey.ts';

interface Props {
  kind: 'short' | 'long';
  journey: Journey;
}

/** Link to the next exercise, or else to the daily activity. */
function GoOn({ kind, journey: { next } }: { kind: 'accent' | 'quiet'; journey: Journey }) {
  const { t, href, domain } = useIsland();
  const daily = domain.registration ? 'registration-today' : 'diary';
  return (
    <ButtonLink kind={kind} href={next ? href('exercise', { webform: next.webform }) : href(daily)}>
      {t('programme.back.on')}
    </ButtonLink>
  );
}

function NewPlanLink({ kind, isHarder = false }: { kind: 'accent' | 'quiet'; isHarder?: boolean }) {
  const { t, href } = useIsland();
  return (
    <ButtonLink kind={kind} href={href('plan-wizard')}>
      {t(isHarder ? 'programme.back.now.plan' : 'programme.back.anew')}
    </ButtonLink>
  );
}

/** After four weeks or more, offers a new plan before continuing, unless the user has no plan. */
function Ways({ kind, journey }: Props) {
  const { domain } = useIsland();
  if (!domain.registration) return <GoOn kind="accent" journey={journey} />;
  return kind === 'long' ? (
    <>
      <NewPlanLink kind="accent" />
      <GoOn kind="quiet" journey={journey} />
    </>
  ) : (
    <>
      <GoOn kind="accent" journey={journey} />
      <NewPlanLink kind="quiet" />
    </>
  );
}

/**
 * Provides the actions by answer for users with a plan: a record of what helped, continuing, or a new plan and a person
 * to talk to first.
 */
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
        <NewPlanLink kind="accent" isHarder />
        <ButtonLink kind="quiet" href={href('help')}>
          {t('programme.back.now.help')}
        </ButtonLink>
      </>
    ),
  };
}

/** Provides the actions by answer for close-ones, who have no plan: a record of what helped, continuing, or a call. */
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

/** Actions after the answer to how it is going, after weeks of absence. */
export function ReturnActions({ answer, away, journey }: { answer: Answer; away: number; journey: Journey }) {
  const { t, domain } = useIsland();
  const hasPlan = domain.registration !== null;
  const kind = getAbsence(away)?.kind ?? 'short';
  const planWays = usePlanWays({ kind, journey });
  const visitWays = useVisitWays({ kind, journey });
  const { next } = journey;
  const text = t(hasPlan ? `programme.back.now.${answer}` : `programme.back.visit.${answer}`);
  const words = answer === 'same' && next ? t('programme.back.onText', { title: next.title }) : text;
  return (
    <>
      <p>{answer === 'better' || !hasPlan ? words : `${words} ${t('programme.back.anewText')}`}</p>
      <div className="button-row">{(hasPlan ? planWays : visitWays)[answer]}</div>
    </>
  );
}
