import { checkHostileTexts } from './check-hostile-texts.ts';
import { HOSTILE_TEXTS, REFUSED_TEXTS } from './hostile-texts.ts';

const WORST: readonly (keyof typeof HOSTILE_TEXTS)[] = ['markup', 'control signs'];

checkHostileTexts(
  WORST.map((name) => [name, HOSTILE_TEXTS[name]]),
  [
    ['NUL', REFUSED_TEXTS.NUL],
    ['half a pair', REFUSED_TEXTS['half a pair']],
  ],
);
