import { GpConditions } from '#src/forms/danger/GpConditions.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';

/** Warning about heavy drinking; closing it continues (docs/specification.md, section 4). */
export function HighUsageDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useIsland();
  return (
    <Dialog
      open={isOpen}
      title={t('plan.wizard.highUsage.title')}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('plan.wizard.highUsage.close')}</Button>}
    >
      <div className="stack">
        <p>{t('plan.wizard.highUsage.text')}</p>
        <p>{t('plan.wizard.highUsage.step')}</p>
        <p>
          <PhoneText text={t('plan.wizard.highUsage.danger')} />
        </p>
        <GpConditions lead={t('plan.wizard.gpFirst')} />
      </div>
    </Dialog>
  );
}
