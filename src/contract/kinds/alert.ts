import { choices } from '../shape/shape.ts';
import { defineKind, line, richText } from './kind.ts';

/** Notice at the top of every page of its programmes; a crisis is listed before information. */
export const ALERT = defineKind({
  name: 'alert',
  plural: 'alerts',
  path: 'meldingen',
  words: 'desk-library.alerts',
  fields: { type: choices(['crisis', 'info']) },
  texts: { title: line(120), body: richText(2_000) },
  title: 'title',
  groupBy: 'type',
  first: { type: 'info' },
});
