import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from '#src/contract/result.ts';
import { listTestResults, type OfferedTest, saveTestResult } from '#src/contract/self-tests/instruments.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Options } from '#src/ui/options/Options.tsx';

/** The questions of a test as its owner wrote them, one at a time; nothing is kept before the last is answered. */
export function OwnerTestForm({ test, onDone }: { test: OfferedTest; onDone: () => void }) {
  const { t } = useIsland();
  const [step, setStep] = useState(0);
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // One name for all tries, so that a result whose answer got lost is not kept twice.
  const [uuid] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const steps = test.questions.length;
  const question = test.questions[step];
  const isLast = step === steps - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus when it comes.
  useEffect(() => form.current?.querySelector('fieldset')?.focus(), [step]);

  const go = (to: number) => {
    setMissing(false);
    setStep(to);
  };
  const save = async () => {
    setBusy(true);
    setFailure(null);
    const answers = test.questions.map((_, index) => chosen[index] ?? 0);
    const saved = await api().call(saveTestResult, {
      body: { uuid, instrument: test.id, version: test.version, answers },
    });
    setBusy(false);
    if (!saved.ok) return setFailure(saved.failure);
    showToast('done', t('self-tests.check.saved'));
    await refreshCalls(listTestResults.name);
    onDone();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen[step] === undefined) setMissing(true);
    else if (isLast) void save();
    else go(step + 1);
  };
  if (!question) return null;
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate aria-label={test.title}>
      <p className="soft">{t('self-tests.check.step', { step: step + 1, steps })}</p>
      <Options
        key={step}
        id={`test-${test.id}-${step}`}
        name={`test-${test.id}-${step}`}
        legend={question.text}
        pick="one"
        options={question.options.map((text, index) => ({ value: String(index), label: text }))}
        chosen={chosen[step] === undefined ? [] : [String(chosen[step])]}
        onChoose={([option]) => {
          setMissing(false);
          setChosen({ ...chosen, [step]: Number(option) });
        }}
        error={isMissing ? t('self-tests.owner.missing') : undefined}
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
