import { getDangerState } from '#src/session/danger.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { CurrentStep } from './CurrentStep.tsx';
import type { JourneyStep } from './journey.ts';
import { useStepText } from './step-text.ts';

/** Card for the safety step, which comes before everything else; users with advice can read it again. */
export function SafetyFirst({
  step,
  hasPlan,
  isFirstDay,
}: {
  step: JourneyStep;
  hasPlan: boolean;
  isFirstDay: boolean;
}) {
  const { t, href } = useIsland();
  const getText = useStepText();
  const text = t(hasPlan ? 'programme.now.safety.textAlone' : 'programme.now.safety.text');
  return (
    <CurrentStep
      {...(!isFirstDay && { tag: t('programme.now.tag') })}
      title={step.title}
      text={isFirstDay ? getText(step) : `${text} ${getText(step)}`}
    >
      <ButtonLink href={href('exercise', { webform: step.webform })}>{t('programme.now.begin')}</ButtonLink>
      {getDangerState() !== 'none' && <AdviceLink />}
    </CurrentStep>
  );
}

/** Repeats the safety questions after a long absence, because the earlier answers may no longer apply. */
export function RepeatedSafetyQuestions({ step }: { step: JourneyStep }) {
  const { t, href, domain } = useIsland();
  // A break from gambling does not change the effect on the body.
  const text = t(domain.key === 'gambling' ? 'programme.back.safetyGambling' : 'programme.back.safetyText');
  return (
    <CurrentStep tag={t('programme.now.tag')} title={t('programme.back.safety')} text={text}>
      <ButtonLink href={`${href('exercise', { webform: step.webform })}?again`}>
        {t('programme.back.safetyGo')}
      </ButtonLink>
    </CurrentStep>
  );
}

function AdviceLink({ kind = 'plain' }: { kind?: 'accent' | 'plain' }) {
  const { t, href } = useIsland();
  return (
    <ButtonLink kind={kind} href={href('danger')}>
      {t('programme.now.advice')}
    </ButtonLink>
  );
}

/** Card that requires a call before the plan; everything else is available. */
export function RequiredCall({ next }: { next: JourneyStep | null }) {
  const { t, href } = useIsland();
  return (
    <CurrentStep tag={t('programme.now.tag')} title={t('programme.now.call.title')} text={t('programme.now.call.text')}>
      <AdviceLink kind="accent" />
      {next && (
        <ButtonLink kind="quiet" href={href('exercise', { webform: next.webform })}>
          {t('programme.now.orStep', { title: next.title })}
        </ButtonLink>
      )}
    </CurrentStep>
  );
}
