import type { Language } from '#src/domains/domain.ts';
import { type Entity, readEntity } from '../entity.ts';
import { defineOperation } from '../operation.ts';
import { getTextMember } from '../paged.ts';
import { record } from '../wire.ts';

/** Path of a preview on the host of its domain: `/voorbeeld/{token}`, without language prefix. */
export const PREVIEW_PATHS: Readonly<Record<Language, string>> = { nl: '/voorbeeld', en: '/preview' };

/** A revision that the token gives access to. */
export interface Previewed {
  /** Content as if the revision were published. */
  readonly entity: Entity;
  /** True if this revision is the published one. */
  readonly isSeen: boolean;
  /** ISO 8601. */
  readonly until: string;
  /** Address of the page at the desk. */
  readonly desk: string;
}

/** Returns the revision of a preview's token, on its host and in its language. */
export const showPreview = defineOperation({
  name: 'show-preview',
  method: 'GET',
  route: '/preview/:token',
  access: 'anyone',
  read: ({ body }): Previewed => {
    const raw = record(body, 'preview');
    const entity = readEntity(raw.entity);
    return {
      entity,
      isSeen: raw.isSeen === true,
      until: getTextMember(raw, 'until'),
      desk: getTextMember(raw, 'desk'),
    };
  },
  errors: { 404: 'no such preview, or no longer' },
});
