import { endPath, getHome } from '#src/contract/home.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { CurrentStep } from '../CurrentStep.tsx';
import { getPathStep, type PathFacts } from '../path-step.ts';
import { useHomeRequest } from '../use-home-request.ts';

/** Card of a later path: its week, and today's step. */
export function PathCard(props: PathFacts) {
  const { t, href, domain } = useIsland();
  const { week, phase, step, title } = getPathStep(props, domain.safety);
  const text = title === undefined ? t('programme.path.free') : t('programme.path.step', { title });
  const succeeds = useHomeRequest();
  const stop = async () => {
    if (await succeeds(getApiClient().call(endPath, {}))) await refreshCalls(getHome.name);
  };
  return (
    <CurrentStep title={t('programme.path.week', { number: week, title: phase?.title ?? '' })} text={text}>
      {step && <ButtonLink href={href('exercise', { webform: step.webform })}>{t('programme.path.begin')}</ButtonLink>}
      <Button kind="plain" onClick={() => void stop()}>
        {t('programme.path.stop')}
      </Button>
    </CurrentStep>
  );
}
