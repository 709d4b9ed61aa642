import type { ReactNode } from 'react';
import { AskToLeave } from './AskToLeave.tsx';
import { type Unsaved, UnsavedProvider } from './unsaved.ts';

/** Part of a screen in which one form replaces another, with a confirmation before unsaved changes are lost. */
export function UnsavedHere({ unsaved, children }: { readonly unsaved: Unsaved; readonly children: ReactNode }) {
  const { asked, stay, throwAway } = unsaved;
  return (
    <UnsavedProvider value={unsaved}>
      {children}
      <AskToLeave
        isOpen={asked !== null}
        onStay={stay}
        onThrowAway={() => {
          throwAway();
          stay();
          asked?.();
        }}
      />
    </UnsavedProvider>
  );
}
