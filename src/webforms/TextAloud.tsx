import { type RefObject, useMemo } from 'react';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import type { Language } from '#src/domains/domain.ts';
import { spokenPieces } from '#src/rules/read-aloud/spoken-text.ts';
import { OptionalPart } from '#src/ui/OptionalPart.tsx';
import { ReadAloud } from '#src/ui/read-aloud/ReadAloud.tsx';
import { shownNumber } from './typed-answers.ts';

interface Props {
  /** Element with the visible text. */
  of: RefObject<HTMLElement | null>;
  language: Language;
  /** Texts of the namespace `webforms`. */
  t: TranslateWebform;
}

/** Reads out the text on the screen of a form, never the user's answers. */
export function TextAloud({ of, language, t }: Props) {
  const words = useMemo(
    () => ({
      read: t('aloud.read'),
      pause: t('aloud.pause'),
      goOn: t('aloud.go_on'),
      stop: t('aloud.stop'),
      speed: t('aloud.speed'),
      times: (speed: number) => t('aloud.times', { speed: shownNumber(String(speed), t) }),
    }),
    [t],
  );
  return (
    <OptionalPart>
      <ReadAloud pieces={() => spokenPieces(of.current?.innerText ?? '', language)} language={language} words={words} />
    </OptionalPart>
  );
}
