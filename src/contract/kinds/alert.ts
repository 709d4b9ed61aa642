import { choices } from '../shape/shape.ts';
import { defineKind, lineShape, richTextShape } from './kind.ts';

/** Notice at the top of every page of its programmes; a crisis is listed before information. */
export const ALERT = defineKind({
  name: 'alert',
  plural: 'alerts',
  path: 'meldingen',
  words: 'desk-library.alerts',
  fields: { type: choices(['crisis', 'info']) },
  texts: { title: lineShape(120), body: richTextShape(2_000) },
  title: 'title',
  groupBy: 'type',
  first: { type: 'info' },
});
