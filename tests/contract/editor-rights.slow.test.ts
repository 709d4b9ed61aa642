import { checkEditorRights, EVERY_EDITOR } from './editor-rights.ts';

checkEditorRights(EVERY_EDITOR);
