import type { WireItem } from '#registry/fields/field.ts';

/** An entity in Drupal's wire format: every value is a list of items. */
export type WrappedFields = Readonly<Record<string, unknown>>;

/** Wraps a value as a list of one item. */
export const wrapValue = (value: unknown): readonly WireItem[] => [{ value }];

/** Serializes a moment in Drupal's format. */
export const serializeTime = (moment: Date): readonly WireItem[] => [
  { value: `${moment.toISOString().slice(0, 19)}+00:00`, format: 'Y-m-d\\TH:i:sP' },
];
