/** The user of a screen, or what happens to its calls. */
export const STATES = ['visitor', 'empty', 'first-day', 'three-weeks', 'finished', 'failed', 'slow'] as const;
export type State = (typeof STATES)[number];

export interface GalleryVariant {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  /** Size of the text in percent. */
  readonly text: number;
}

const WIDTHS = [320, 390, 768, 1280] as const;
const HEIGHTS: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1280: 800 };

export const getHeight = (width: number): number => HEIGHTS[width] ?? 800;

export const VARIANTS: readonly GalleryVariant[] = WIDTHS.flatMap((width) =>
  (['light', 'dark'] as const).flatMap((scheme) => [100, 200].map((text) => ({ width, scheme, text }))),
);

export interface Choice {
  readonly domain: string;
  readonly screens: readonly string[];
  readonly states: readonly string[];
  readonly widths: readonly string[];
  readonly schemes: readonly string[];
  readonly texts: readonly string[];
  /** True to replace existing pictures. */
  readonly again: boolean;
}

const chooses = (targets: readonly string[], value: string | number) =>
  targets.length === 0 || targets.includes(String(value));

export const getAppearance = ({ widths, schemes, texts }: Choice): readonly GalleryVariant[] =>
  VARIANTS.filter(
    ({ width, scheme, text }) => chooses(widths, width) && chooses(schemes, scheme) && chooses(texts, text),
  );

export const getStates = ({ states }: Choice): readonly State[] => STATES.filter((state) => chooses(states, state));

export const isWanted = ({ screens }: Choice, id: string): boolean => chooses(screens, id);

/** Parses `--screen=diary,plan --width=390 --scheme=dark --state=slow --text=200 --domain=tabak --again`. */
export function readChoice(args: readonly string[]): Choice {
  const toList = (name: string) =>
    args.flatMap((arg) => (arg.startsWith(`--${name}=`) ? arg.slice(name.length + 3).split(',') : []));
  return {
    domain: toList('domain')[0] ?? 'alcohol',
    screens: toList('screen'),
    states: toList('state'),
    widths: toList('width'),
    schemes: toList('scheme'),
    texts: toList('text'),
    again: args.includes('--again'),
  };
}
