import { defineOperation } from '../operation.ts';
import type { MediaFile } from './media-file.ts';
import { type Rows, readRows, toQueryEntries } from './rows.ts';

interface Input {
  readonly query?: {
    /** Part of a name or an alternative text, or a whole uuid. */
    readonly search?: string;
    /** Counts from 0; past the end is the last page. */
    readonly page?: number;
  };
}

/** The pictures of the media library, newest first. */
export const listMedia = defineOperation({
  name: 'list-media',
  method: 'GET',
  route: '/desk/media',
  access: 'editor',
  query: ({ query }: Input) => toQueryEntries(query),
  read: ({ body }): Rows<MediaFile> => readRows(body),
  errors: { 403: 'not logged in as an editor' },
});
