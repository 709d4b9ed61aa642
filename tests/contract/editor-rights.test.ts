import { checkEditorRights } from './editor-rights.ts';

checkEditorRights(['of another programme']);
