import type { ReactNode } from 'react';

/** Title of a step, focused when the step appears. */
export function StepHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="wizard-head">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
