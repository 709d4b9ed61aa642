import { useState } from 'react';
import { type CurrentPlan, getPlan } from '#src/contract/plans.ts';
import { recordGpCall } from '#src/contract/record-gp-call.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { formatDay } from '#src/i18n/format-date.ts';
import { getWeekTotal, toUnits } from '#src/rules/amounts/amount.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { saveOptimistically } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { focusElement } from '../focus-element.ts';
import { useHighPlan } from './use-high-plan.ts';

/** Advice to call the GP before a plan at or above the warning level; renders nothing if not required. */
export function GpCallAdvice() {
  const { unit } = useIsland().domain.words;
  const highPlan = useHighPlan();
  const currentPlan = highPlan.status === 'done' ? highPlan.value : null;
  const newestPlan = currentPlan?.inForce.at(-1);
  if (!unit || !currentPlan || !newestPlan) return null;
  return <Call standing={currentPlan} usage={toUnits(getWeekTotal(newestPlan.usage))} unit={unit} />;
}

interface CallProps {
  standing: CurrentPlan;
  /** Use in units per week. */
  usage: number;
  unit: NonNullable<DomainTexts['unit']>;
}

function Call({ standing: { gpCalledOn }, usage, unit }: CallProps) {
  const { t, language } = useIsland();
  const [isSayOpen, setSayOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const textRef = isAnswered ? focusElement : null;
  const amount = formatAmount(usage, unit, language);
  const recordAnswer = async (isCalled: boolean) => {
    setBusy(true);
    const result = await getApiClient().call(recordGpCall, { body: { called: isCalled } });
    setBusy(false);
    if (!result.ok) return showToast('failed', toFailureText(t, result.failure));
    setAnswered(true);
    await saveOptimistically(
      getPlan,
      {},
      {
        change: (plan) => plan && { ...plan, gpCalledOn: result.value },
        request: () => Promise.resolve(result),
      },
    );
  };
  if (gpCalledOn !== null) {
    return (
      <Banner>
        <p tabIndex={-1} ref={textRef}>
          {t('moments.gp.called', { date: formatDay(gpCalledOn, language) })}
        </p>
        <Button kind="plain" busy={isBusy} onClick={() => void recordAnswer(false)}>
          {t('moments.gp.notYet')}
        </Button>
      </Banner>
    );
  }
  return (
    <Banner kind="crisis">
      <div className="stack">
        <p tabIndex={-1} ref={textRef}>
          <strong>{t('moments.gp.title')}</strong> {t('moments.gp.text', { amount })}
        </p>
        <div className="button-row">
          <Button kind="quiet" busy={isBusy} onClick={() => void recordAnswer(true)}>
            {t('moments.gp.call')}
          </Button>
          <Button kind="plain" aria-expanded={isSayOpen} onClick={() => setSayOpen(!isSayOpen)}>
            {t('moments.gp.ask')}
          </Button>
        </div>
        {isSayOpen && <p>{t('moments.gp.say', { amount })}</p>}
      </div>
    </Banner>
  );
}
