import { GpConditions } from '#src/forms/danger/GpConditions.tsx';
import { isHighPlan } from '#src/rules/plan/lower-goal.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { PlanSchedule } from './PlanSchedule.tsx';
import { toPreviewPlan } from './preview-plan.ts';
import { StepHead } from './StepHead.tsx';
import { StepLinks } from './StepLinks.tsx';
import type { StepProps } from './step-props.ts';

/**
 * Explains that stopping drinking is always gradual, with goals down to 0: shows the user's numbers, and when to call a
 * GP first (docs/specification.md, section 4).
 */
export function GradualInfoStep({ wizard, context, limits, isFirst, out }: StepProps) {
  const { t } = useIsland();
  const plan = toPreviewPlan(context, wizard.state.answers);
  return (
    <>
      <StepHead title={t('plan.wizard.gradualInfo.title')}>
        <p>{t('plan.wizard.gradualInfo.text')}</p>
      </StepHead>
      <PlanSchedule
        schedule={{ plans: [plan], limits, today: context.today }}
        isHigh={isHighPlan(plan, context.rules)}
      />
      <Banner kind="crisis">
        <p>
          <PhoneText text={t('plan.wizard.gradualInfo.safety')} />
        </p>
      </Banner>
      <div className="sheet">
        <GpConditions lead={t('plan.wizard.gpFirst')} />
      </div>
      <div className="button-row">
        <Button onClick={() => wizard.answer({ gradualInfoSeen: true })}>{t('plan.wizard.next')}</Button>
        <StepLinks wizard={wizard} isFirst={isFirst} out={out} />
      </div>
    </>
  );
}
