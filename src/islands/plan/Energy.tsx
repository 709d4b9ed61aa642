import { useState } from 'react';
import { getFigures, saveFigures } from '#src/contract/figures/own-figures.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { numberWords } from '#src/i18n/amount-words.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { energyOf } from '#src/rules/figures/energy.ts';
import type { OwnFigures } from '#src/rules/figures/own-figures.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface Props {
  own: OwnFigures;
  /** Units less than at the start, as displayed. */
  units: Amount | null;
}

/**
 * The minimum energy of the drinks not had, if the user chose to see it: off by default, and switched off again by one
 * click.
 */
export function Energy({ own, units }: Props) {
  const { t, language, domain } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const kcal = energyOf((domain.words.unit as NonNullable<DomainWords['unit']>).key, units);
  if (kcal === null) return null;
  // The button keeps the focus, so it is not disabled meanwhile.
  const choose = async () => {
    if (isBusy) return;
    setBusy(true);
    const saved = await api().call(saveFigures, { body: { ...own, energy: !own.energy } });
    setFailure(saved.ok ? null : failureText(t, saved.failure));
    if (saved.ok) await refreshCalls(getFigures.name);
    setBusy(false);
  };
  return (
    <div className="stack" aria-live="polite">
      {own.energy && (
        <p>
          <strong className="plan-number">{numberWords(kcal, language)}</strong> {t('plan.energy.kcal')}{' '}
          <span className="plan-beside soft">{t('plan.energy.least')}</span>
        </p>
      )}
      <p>
        <Button kind="plain" onClick={() => void choose()}>
          {t(own.energy ? 'plan.energy.hide' : 'plan.energy.show')}
        </Button>
        {!own.energy && <span className="plan-beside soft">{t('plan.energy.lead')}</span>}
      </p>
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}
