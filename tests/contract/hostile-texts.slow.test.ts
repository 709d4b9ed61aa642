import { checkHostileTexts } from './check-hostile-texts.ts';
import { HOSTILE_TEXTS, REFUSED_TEXTS } from './hostile-texts.ts';

checkHostileTexts(Object.entries(HOSTILE_TEXTS), Object.entries(REFUSED_TEXTS));
