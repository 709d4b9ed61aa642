import { type ReactNode, useEffect, useState } from 'react';
import type { FormState } from '#src/forms/use-form.ts';
import { Details } from '#src/ui/details/Details.tsx';

interface Props {
  readonly title: string;
  /** The current setting, below the title. */
  readonly state?: string;
  /** True if it is open at first. */
  readonly startsOpen?: boolean;
  /** Errors of the form at its last submission: the row opens if one of them is in it. */
  readonly problems?: FormState['problems'];
  /** Ids of its fields. */
  readonly fields?: readonly string[];
  readonly children: ReactNode;
}

/** A row of the account that opens. */
export function AccountRow({ title, state, startsOpen = false, problems = [], fields = [], children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each submission
  useEffect(() => {
    if (problems.some(({ id }) => fields.includes(id))) setOpen(true);
  }, [problems]);
  const heading = (
    <h2>
      {title}
      {state && <span className="account-link-state">{state}</span>}
    </h2>
  );
  return (
    <Details open={isOpen} onToggle={setOpen} summary={heading}>
      <div className="stack">{children}</div>
    </Details>
  );
}
