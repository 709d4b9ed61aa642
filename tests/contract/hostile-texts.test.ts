import { checkHostileTexts, withTextScene } from './check-hostile-texts.ts';
import { WORST_TEXTS } from './hostile-texts.ts';

withTextScene();

checkHostileTexts(WORST_TEXTS);
