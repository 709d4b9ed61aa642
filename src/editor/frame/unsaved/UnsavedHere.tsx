import type { ReactNode } from 'react';
import { AskToLeave } from './AskToLeave.tsx';
import { type Unsaved, UnsavedProvider } from './unsaved.ts';

/** A part of a screen in which one form takes the place of another: it asks before unsaved words go. */
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
