import { type RefObject, useMemo } from 'react';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import type { Language } from '#src/domains/domain.ts';
import { toSpokenPieces } from '#src/rules/read-aloud/spoken-text.ts';
import { ReadAloud } from '#src/ui/read-aloud/ReadAloud.tsx';
import { formatDecimal } from './answer-inputs.ts';

export interface SpokenTextProps {
  /** Element with the visible text. */
  of: RefObject<HTMLElement | null>;
  language: Language;
  /** Texts of the namespace `webforms`. */
  t: TranslateWebform;
}

/** Button that reads a text aloud, with the labels of a form. */
export function ReadAloudButton({ of, language, t }: SpokenTextProps) {
  const texts = useMemo(
    () => ({
      read: t('aloud.read'),
      pause: t('aloud.pause'),
      goOn: t('aloud.go_on'),
      stop: t('aloud.stop'),
      speed: t('aloud.speed'),
      times: (speed: number) => t('aloud.times', { speed: formatDecimal(String(speed), t) }),
    }),
    [t],
  );
  return (
    <ReadAloud pieces={() => toSpokenPieces(of.current?.innerText ?? '', language)} language={language} words={texts} />
  );
}
