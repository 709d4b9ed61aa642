import { useState } from 'react';
import type { AppSecret } from '#src/contract/begin-second-factor.ts';
import { CodeProof, PasswordProof } from './Proof.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ShowApp } from './ShowApp.tsx';

type Step =
  | { readonly status: 'proof' }
  | { readonly status: 'app'; readonly app: AppSecret }
  | { readonly status: 'codes'; readonly codes: readonly string[] };

interface Props {
  /** First step; an `AppSecret` where the app was begun already. */
  begin: 'password' | 'code' | AppSecret;
  onDone: () => void;
  /** The codes are shown: from now on nothing may take them away but the one who keeps them. */
  onCodes?: () => void;
}

/** Setting up an app, in its steps: who one is, the app with its first code, the recovery codes. */
export function SetUp({ begin, onDone, onCodes }: Props) {
  const [step, setStep] = useState<Step>(
    typeof begin === 'string' ? { status: 'proof' } : { status: 'app', app: begin },
  );
  const show = (app: AppSecret) => setStep({ status: 'app', app });
  if (step.status === 'codes') return <RecoveryCodes codes={step.codes} onKept={onDone} />;
  if (step.status === 'app') {
    const confirmed = (codes: readonly string[]) => {
      setStep({ status: 'codes', codes });
      onCodes?.();
    };
    return <ShowApp app={step.app} onConfirmed={confirmed} />;
  }
  return begin === 'code' ? <CodeProof onBegun={show} /> : <PasswordProof onBegun={show} />;
}
