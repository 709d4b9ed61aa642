import { type SubmitEvent, useState } from 'react';
import { getFigures, saveUserFigures } from '#src/contract/figures/user-figures.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import { countLines, toGrams } from '#src/rules/figures/lines.ts';
import { NO_FIGURES } from '#src/rules/figures/user-figures.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { TextField } from '#src/ui/field/fields.tsx';

const FORM = 'lines-form';

interface Props {
  open: boolean;
  onFill: (grams: Amount) => void;
  onClose: () => void;
}

/** Converts lines to grams, by the user's number of lines per gram, which is stored. */
export function LinesSheet({ open, onFill, onClose }: Props) {
  const { t, language, domain } = useIsland();
  const statistics = useCall(getFigures, open ? {} : null);
  const userFigures = statistics.status === 'done' ? statistics.value : NO_FIGURES;
  const [typedPer, setPer] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const per = typedPer ?? (userFigures.lines === null ? '' : String(userFigures.lines));
  const [perGram, lines] = [countLines(per), countLines(typed)];
  const grams = perGram === null || lines === null ? null : toGrams(lines, perGram);
  const findError = (value: number | null) => (isChecked && value === null ? t('registration.lines.error') : undefined);
  const fill = async (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(grams === null);
    if (grams === null) return;
    if (statistics.status === 'done' && perGram !== userFigures.lines) {
      setBusy(true);
      const saved = await getApiClient().call(saveUserFigures, { body: { ...userFigures, lines: perGram } });
      setBusy(false);
      if (!saved.ok) return setFailure(toFailureText(t, saved.failure));
      void refreshCalls(getFigures.name);
    }
    setFailure(null);
    onFill(grams);
  };
  return (
    <Dialog
      open={open}
      title={t('registration.lines.title')}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={FORM} busy={isBusy && t('forms.busy')}>
          {grams === null
            ? t('registration.drinks.fillAny')
            : t('registration.drinks.fill', { amount: formatAmount(toUnits(grams), unit, language) })}
        </Button>
      }
    >
      <form id={FORM} className="stack" noValidate onSubmit={(event) => void fill(event)}>
        <p>{t('registration.lines.lead')}</p>
        <TextField
          id="lines-per-gram"
          inputMode="numeric"
          autoComplete="off"
          label={t('registration.lines.perGram')}
          help={t('registration.lines.perGramHelp')}
          error={findError(perGram)}
          value={per}
          onChange={(event) => setPer(event.target.value)}
        />
        <TextField
          id="lines-used"
          inputMode="numeric"
          autoComplete="off"
          label={t('registration.lines.used')}
          error={findError(lines)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {failure && <p role="alert">{failure}</p>}
        <div className="drinks-result" aria-live="polite">
          {grams !== null && (
            <p>
              <strong>{formatAmount(toUnits(grams), unit, language)}</strong>
            </p>
          )}
          <p>{t('registration.lines.guess')}</p>
        </div>
      </form>
    </Dialog>
  );
}
