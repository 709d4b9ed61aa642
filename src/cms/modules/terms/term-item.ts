import type { WireItem } from '#registry/fields/field.ts';

export interface TermRow {
  readonly tid: number;
  readonly uuid: string;
}

/** Returns a term in the format of a reference field. */
export const toTermItem = ({ tid, uuid }: TermRow): WireItem => ({
  target_id: tid,
  target_type: 'taxonomy_term',
  target_uuid: uuid,
  url: `/taxonomy/term/${tid}`,
});
