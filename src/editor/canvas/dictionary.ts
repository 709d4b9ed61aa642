import type { Dictionary } from '@puckeditor/core';

type Translate = (key: string, values: Readonly<Record<string, string>>) => string;

/** Text keys of the editor's library that this page shows. */
const KEYS = [
  'action-selectparent',
  'action-duplicate',
  'action-delete',
  'label-page',
  'label-component',
  'drawer-category-collapse',
  'drawer-category-expand',
  'drawer-category-other',
  'canvas-noconfig',
  'field-readonly',
  'loader-loading',
] as const;

/** The library fills its own placeholders. */
const ITS_OWN = { title: '{title}', type: '{type}' } as const;

/** Returns the library's texts in the language of the desk. */
export const createDictionary = (t: Translate): Dictionary =>
  Object.fromEntries(KEYS.map((key) => [key, t(`desk-fields.puck.${key}`, ITS_OWN)]));
