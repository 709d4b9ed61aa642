import type { Localised } from '#src/domains/domain.ts';
import type { StarterParagraph } from '../starter.ts';

/** The kind of activity in an exercise. */
type Kind = 'text' | 'list' | 'quiz' | 'video';

/** An exercise in the list of a programme. */
export type Row = Localised<StarterParagraph<'exercise'>>;

interface PhaseText {
  readonly title: string;
  /** The subject of the phase, as HTML. */
  readonly text: string;
  /** The benefit of the phase, in one line, shown until it opens. */
  readonly unlockInfo: string;
}

/** Creates the exercise with webform `webform`: its kind, its duration in minutes, its title. */
export function row(webform: string, kind: Kind, minutes: number, title: Localised): Row {
  const shared = { type: 'exercise', icon: kind, category: kind, webform } as const;
  return {
    nl: { ...shared, title: title.nl, time: `${minutes} minuten` },
    en: { ...shared, title: title.en, time: `${minutes} minutes` },
  };
}

/** Creates a phase with its exercises in order. */
export function phase(text: Localised<PhaseText>, rows: readonly Row[]): Localised<StarterParagraph<'phase'>> {
  return {
    nl: { type: 'phase', ...text.nl, exercises: rows.map(({ nl }) => nl) },
    en: { type: 'phase', ...text.en, exercises: rows.map(({ en }) => en) },
  };
}
