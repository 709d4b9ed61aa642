import { checkHostileBodies, checkHostileTexts, withTextScene } from './check-hostile-texts.ts';
import { HOSTILE_TEXTS, REFUSED_TEXTS } from './hostile-texts.ts';

withTextScene();

checkHostileBodies([...Object.entries(HOSTILE_TEXTS), ...Object.entries(REFUSED_TEXTS)]);
checkHostileTexts(Object.entries(HOSTILE_TEXTS));
