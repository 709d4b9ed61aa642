import type { WireItem } from '#registry/fields/field.ts';
import type { Language } from '#src/domains/domain.ts';

export interface MediaRow {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly alt: Readonly<Record<string, string>>;
}

/** Returns the URL of a file. It contains the content's hash, so that it may be cached forever. */
export const toMediaUrl = ({ id, hash, name }: Pick<MediaRow, 'id' | 'hash' | 'name'>): string =>
  `/api/media/${id}/${hash}/${encodeURIComponent(name)}`;

/** Returns a file in the format of an image field. */
export function toMediaItem(row: MediaRow, language: Language): WireItem {
  return {
    target_id: row.id,
    target_type: 'media',
    target_uuid: row.uuid,
    url: toMediaUrl(row),
    alt: row.alt[language] ?? '',
    width: row.width,
    height: row.height,
  };
}
