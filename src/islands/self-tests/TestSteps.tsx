import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Failure, Result } from '#src/contract/result.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface Question<Answer> {
  readonly selected: Answer | undefined;
  readonly isMissing: boolean;
  readonly choose: (answer: Answer) => void;
}

interface Props<Answer> {
  readonly label: string;
  readonly steps: number;
  readonly children: (step: number, question: Question<Answer>) => ReactNode;
  /** Saves the answers, with one uuid for all attempts, so that no result is stored twice after a lost response. */
  readonly save: (uuid: string, answers: readonly Answer[]) => Promise<Result<unknown>>;
  readonly onSaved: () => Promise<void>;
}

/** Questions of a self-test, one at a time; nothing is stored before the last answer. */
export function TestSteps<Answer>({ label, steps, children, save, onSaved }: Props<Answer>) {
  const { t } = useIsland();
  const [step, setStep] = useState(0);
  const [chosen, setChosen] = useState<readonly (Answer | undefined)[]>([]);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [uuid] = useState(() => crypto.randomUUID());
  const form = useRef<HTMLFormElement>(null);
  const isLast = step === steps - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question takes the focus when it comes.
  useEffect(() => form.current?.querySelector('fieldset')?.focus(), [step]);

  const goToStep = (to: number) => {
    setMissing(false);
    setStep(to);
  };
  const send = async () => {
    setBusy(true);
    setFailure(null);
    const saved = await save(uuid, chosen as readonly Answer[]);
    setBusy(false);
    if (!saved.ok) return setFailure(saved.failure);
    showToast('done', t('self-tests.check.saved'));
    await onSaved();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen[step] === undefined) setMissing(true);
    else if (isLast) void send();
    else goToStep(step + 1);
  };
  const choose = (answer: Answer) => {
    setMissing(false);
    setChosen((previous) => Array.from({ length: steps }, (_, index) => (index === step ? answer : previous[index])));
  };
  return (
    <form ref={form} className="stack" onSubmit={submit} noValidate aria-label={label}>
      <p className="soft">{t('self-tests.check.step', { step: step + 1, steps })}</p>
      {children(step, { selected: chosen[step], isMissing, choose })}
      {failure && <p role="alert">{toFailureText(t, failure)}</p>}
      <div className="button-row">
        {step > 0 && (
          <Button kind="quiet" onClick={() => goToStep(step - 1)}>
            {t('self-tests.check.back')}
          </Button>
        )}
        <Button type="submit" busy={isBusy && t('self-tests.check.busy')}>
          {t(isLast ? 'self-tests.check.save' : 'self-tests.check.next')}
        </Button>
      </div>
    </form>
  );
}
