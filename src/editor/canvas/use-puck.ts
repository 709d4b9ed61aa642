import { createUsePuck } from '@puckeditor/core';

/** Reads the state of the editor's library; a component renders only when its selected values change. */
export const usePuck = createUsePuck();
