import type { Dictionary } from '@puckeditor/core';

type Translate = (key: string, values: Readonly<Record<string, string>>) => string;

/** Text keys of the editor library that this page uses. */
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

/** Placeholders that the library fills in. */
const PLACEHOLDERS = { title: '{title}', type: '{type}' } as const;

/** Returns the texts of the editor library in the language of the desk. */
export const createDictionary = (t: Translate): Dictionary =>
  Object.fromEntries(KEYS.map((key) => [key, t(`desk-fields.puck.${key}`, PLACEHOLDERS)]));
