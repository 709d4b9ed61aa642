import { useState } from 'react';
import type { Fact } from '#src/contract/desk/facts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { SignDialog } from './SignDialog.tsx';

/** Signs at once what the list is narrowed to. */
export function SignFacts({ facts }: { readonly facts: readonly Fact[] }) {
  const { t } = useIsland();
  const [isAsked, setAsked] = useState(false);
  if (facts.length < 2) return null;
  return (
    <>
      <p>
        <Button kind="quiet" onClick={() => setAsked(true)}>
          {t('desk-opening.facts.signAll', { count: facts.length })}
        </Button>
      </p>
      {isAsked && <SignDialog facts={facts} onClose={() => setAsked(false)} />}
    </>
  );
}
