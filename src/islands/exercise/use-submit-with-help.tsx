import { useRef, useState } from 'react';
import { canNurseReadAnswers } from '#src/contract/nurse-pairing.ts';
import type { Result } from '#src/contract/result.ts';
import type { SavedForm } from '#src/contract/submissions.ts';
import type { Answers } from '#src/contract/webform/answers.ts';
import { HelpDialog } from '#src/forms/help/HelpDialog.tsx';
import { useUser } from '#src/session/Island.tsx';

/**
 * Submits a form, and shows the help lines over its confirmation if a text in the answers requires them. `mailedTo` is
 * set for a form that is mailed.
 */
export function useSubmitWithHelp(send: (answers: Answers) => Promise<Result<SavedForm>>, mailedTo?: 'contact') {
  const readers = canNurseReadAnswers(useUser().fields) ? 'nurse' : 'nobody';
  const isAsked = useRef(false);
  const [isOpen, setOpen] = useState(false);
  return {
    send: async (answers: Answers) => {
      const result = await send(answers);
      isAsked.current = result.ok && result.value.isHelpShown;
      return result;
    },
    /**
     * Shows the help lines if required, and returns true if so. Call it after the confirmation is rendered, which is
     * focused when the dialog closes.
     */
    show: (): boolean => {
      setOpen(isAsked.current);
      return isAsked.current;
    },
    dialog: <HelpDialog open={isOpen} readers={mailedTo ?? readers} onClose={() => setOpen(false)} />,
  };
}
