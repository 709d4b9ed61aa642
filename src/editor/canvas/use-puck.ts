import { createUsePuck } from '@puckeditor/core';

/** Reads the state of the editor's library; a part that reads little is drawn little. */
export const usePuck = createUsePuck();
