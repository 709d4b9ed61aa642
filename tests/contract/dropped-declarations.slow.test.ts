import { checkDroppedDeclarations } from './editor-rights.ts';

checkDroppedDeclarations();
