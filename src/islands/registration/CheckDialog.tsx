import type { DomainTexts } from '#src/domains/domain.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { type Amount, toUnits, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

interface Props {
  /** Total to confirm; null closes the dialog. */
  total: Amount | null;
  /** Sum of the day's other entries. */
  totalBefore: Amount;
  /** Day as text: "vandaag", "op woensdag 18 november". */
  day: string;
  onYes: () => void;
  onNo: () => void;
}

/** Confirms a high total of a day before it is saved, because a decimal separator is easily missed. */
export function CheckDialog({ total, totalBefore, day, onYes, onNo }: Props) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const toText = (amount: Amount) => formatAmount(toUnits(amount), unit, language);
  const amount = toText(total ?? ZERO_AMOUNT);
  return (
    <Dialog
      open={total !== null}
      title={total !== null && t('registration.check.title', { amount, day })}
      closeLabel={t('forms.close')}
      onClose={onNo}
      footer={
        <>
          <Button onClick={onYes}>{t('registration.check.yes')}</Button>
          <Button kind="quiet" onClick={onNo}>
            {t('registration.check.no')}
          </Button>
        </>
      }
    >
      {totalBefore > ZERO_AMOUNT && <p>{t('registration.check.sum', { before: toText(totalBefore), amount })}</p>}
      <p>{t('registration.check.text')}</p>
    </Dialog>
  );
}
