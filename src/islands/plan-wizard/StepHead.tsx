import type { ReactNode } from 'react';

/** What a step asks; the focus comes here when the step does. */
export function StepHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="wizard-head">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
