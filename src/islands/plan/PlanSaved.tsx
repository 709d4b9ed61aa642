import { useEffect, useEffectEvent, useState } from 'react';
import { NewMedal } from '#src/forms/moments/NewMedal.tsx';
import { useNewMedal } from '#src/forms/moments/use-new-medal.ts';
import { useIsland } from '#src/session/Island.tsx';
import { consumePlanSavedNotice } from '#src/session/plan-saved-notice.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { EventSheet } from '#src/ui/moment/EventSheet.tsx';
import { Stone } from '#src/ui/stone/Stone.tsx';
import { PlanSummary, type PlanSummaryProps } from './PlanSummary.tsx';

/** Confirmation of a saved plan: its stone, its target, and the badge, if any. */
export function PlanSaved(displayedPlanLeadProps: PlanSummaryProps) {
  const [had] = useState(consumePlanSavedNotice);
  return had && <Sheet {...displayedPlanLeadProps} had={had} />;
}

function Sheet({ had, ...shown }: PlanSummaryProps & { had: readonly number[] }) {
  const { t, href } = useIsland();
  const [isOpen, setOpen] = useState(true);
  const { medal, look } = useNewMedal({ before: had, isNewOnly: true });
  const lookOnce = useEffectEvent(() => void look());
  useEffect(() => lookOnce(), []);
  return (
    <EventSheet
      open={isOpen}
      location={t('plan.title')}
      title={t('moments.plan.title')}
      closeLabel={t('forms.close')}
      onClose={() => setOpen(false)}
      picture={
        <div className="plan-saved">
          <LinkedDrawing name="dijk" />
          <span className="plan-saved-stone" data-saved>
            <Stone state="within" />
          </span>
        </div>
      }
      gift={<NewMedal medal={medal} />}
      ways={
        <>
          <ButtonLink wide href={href('programme')}>
            {t('moments.day.onward')}
          </ButtonLink>
          <div className="moment-pair">
            <Button kind="plain" onClick={() => setOpen(false)}>
              {t('moments.plan.look')}
            </Button>
          </div>
        </>
      }
    >
      {isOpen && <PlanSummary {...shown} />}
    </EventSheet>
  );
}
