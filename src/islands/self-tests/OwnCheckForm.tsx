import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from '#src/contract/result.ts';
import { listTests, OWN_CHECK, saveTest } from '#src/contract/self-tests/own-checks.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { type OwnCheckAnswers, RULER_END, RULERS, type Ruler } from '#src/rules/self-tests/own-check.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ScaleQuestion } from '#src/webforms/elements/ScaleQuestion.tsx';

type Chosen = Partial<Record<Ruler, string>>;

/** The four rulers, one at a time; nothing is kept before the last is answered. */
export function OwnCheckForm({ onDone }: { onDone: () => void }) {
  const { t } = useIsland();
  const [step, setStep] = useState(0);
  const [chosen, setChosen] = useState<Chosen>({});
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // One name for all tries, so that a check whose answer got lost is not kept twice.
  const [uuid] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const ruler = RULERS[step] as Ruler;
  const isLast = step === RULERS.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus when it comes.
  useEffect(() => form.current?.querySelector('fieldset')?.focus(), [step]);

  const go = (to: number) => {
    setMissing(false);
    setStep(to);
  };
  const save = async () => {
    setBusy(true);
    setFailure(null);
    const answers = Object.fromEntries(RULERS.map((one) => [one, Number(chosen[one])])) as OwnCheckAnswers;
    const saved = await api().call(saveTest, { body: { ...OWN_CHECK, uuid, answers } });
    setBusy(false);
    if (!saved.ok) {
      setFailure(saved.failure);
      return;
    }
    showToast('done', t('self-tests.check.saved'));
    await refreshCalls(listTests.name);
    onDone();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen[ruler] === undefined) setMissing(true);
    else if (isLast) void save();
    else go(step + 1);
  };
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate aria-label={t('self-tests.check.title')}>
      <p className="soft">{t('self-tests.check.step', { step: step + 1, steps: RULERS.length })}</p>
      <ScaleQuestion
        key={ruler}
        element={{
          key: ruler,
          type: 'scale',
          label: t(`self-tests.rulers.${ruler}.question`),
          required: true,
          min: 0,
          max: RULER_END,
          minLabel: t(`self-tests.rulers.${ruler}.least`),
          maxLabel: t(`self-tests.rulers.${ruler}.most`),
        }}
        form={{
          id: 'own-check',
          typed: chosen,
          set: (_key, value) => {
            setMissing(false);
            setChosen((was) => ({ ...was, [ruler]: String(value) }));
          },
          errors: isMissing ? { [ruler]: t('self-tests.check.missing') } : {},
          t,
          cookiesHref: '',
          marksOptional: false,
        }}
      />
      {failure && <p role="alert">{failureText(t, failure)}</p>}
      <div className="button-row">
        {step > 0 && (
          <Button kind="quiet" onClick={() => go(step - 1)}>
            {t('self-tests.check.back')}
          </Button>
        )}
        <Button type="submit" {...(isBusy && { busy: t('self-tests.check.busy') })}>
          {t(isLast ? 'self-tests.check.save' : 'self-tests.check.next')}
        </Button>
      </div>
    </form>
  );
}
