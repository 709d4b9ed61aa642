import { lazy, Suspense } from 'react';
import { OptionalPart } from '#src/ui/OptionalPart.tsx';
import { useHasVoice } from '#src/ui/read-aloud/use-has-voice.ts';
import type { SpokenTextProps } from './ReadAloudButton.tsx';

const ReadAloudButton = lazy(() => import('./ReadAloudButton.tsx').then((file) => ({ default: file.ReadAloudButton })));

/**
 * Button that reads the text of a form aloud, never the user's answers. Its script is loaded if the browser has a voice
 * in the language of the form.
 */
export function FormReadAloudButton(props: SpokenTextProps) {
  const hasVoice = useHasVoice(props.language);
  return (
    hasVoice && (
      <OptionalPart>
        <Suspense>
          <ReadAloudButton {...props} />
        </Suspense>
      </OptionalPart>
    )
  );
}
