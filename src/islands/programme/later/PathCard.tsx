import { endPath, getHome } from '#src/contract/home.ts';
import { getPathDay, getPathWeek, isStepDone, listPathSteps, type SixWeekRun } from '#src/rules/after/paths.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { CurrentStep } from '../CurrentStep.tsx';
import type { Journey } from '../journey.ts';
import { useHomeRequest } from '../use-home-request.ts';

interface Props {
  path: SixWeekRun;
  journey: Journey;
  today: CalendarDate;
  /** Returns the day on which an exercise was last submitted. */
  sentOn: (webform: string) => CalendarDate | null;
}

/** Card of a later path: its week, and today's step. */
export function PathCard({ path, journey, today, sentOn }: Props) {
  const { t, href, domain } = useIsland();
  const week = getPathWeek(getPathDay(path, today) ?? 1);
  const { active, ahead, behind } = journey;
  const open = [...behind, ...(active ? [active] : [])];
  const phase = open.find(({ number }) => number === week) ?? active ?? ahead[0];
  const steps = listPathSteps(
    (phase?.steps ?? []).map((step) => ({ ...step, sentOn: sentOn(step.webform) })),
    path,
    week === 1 && domain.safety ? { ...domain.safety, category: 'quiz', sentOn: sentOn(domain.safety.webform) } : null,
  );
  const step = steps.find((step) => !isStepDone(step, path));
  const all = [...open, ...ahead].flatMap((pathPhase) => pathPhase.steps);
  const title = all.find(({ webform }) => webform === step?.webform)?.title;
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
