import { checkHostileBodies, withTextScene } from './check-hostile-texts.ts';
import { REFUSED_TEXTS, WORST_TEXTS } from './hostile-texts.ts';

withTextScene();

checkHostileBodies([...WORST_TEXTS, ['NUL', REFUSED_TEXTS.NUL]]);
