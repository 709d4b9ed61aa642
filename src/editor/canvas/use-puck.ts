import { createUsePuck } from '@puckeditor/core';

/** Reads the state of the editor library; a component renders only when its selected values change. */
export const usePuck = createUsePuck();
