import type { Language } from '#src/domains/domain.ts';
import { type Entity, readEntity } from '../entity.ts';
import { defineOperation, encodePath } from '../operation.ts';
import { textIn } from '../paged.ts';
import { record } from '../wire.ts';

/** Where a preview stands on the host of its domain: `/voorbeeld/{token}`, without language prefix. */
export const PREVIEW_PATHS: Readonly<Record<Language, string>> = { nl: '/voorbeeld', en: '/preview' };

/** A revision that its address gives the right to see. */
export interface Previewed {
  /** As it would be if the revision were published. */
  readonly entity: Entity;
  /** Whether visitors see this very revision. */
  readonly isSeen: boolean;
  /** ISO 8601. */
  readonly until: string;
  /** Address of the page at the desk. */
  readonly desk: string;
}

/** What a preview's token shows, on the host and in the language that it was made for. */
export const showPreview = defineOperation({
  name: 'show-preview',
  method: 'GET',
  route: '/preview/:token',
  access: 'anyone',
  path: ({ params }: { readonly params: { readonly token: string } }) => `/preview${encodePath(`/${params.token}`)}`,
  read: ({ body }): Previewed => {
    const raw = record(body, 'preview');
    const entity = readEntity(raw.entity);
    return { entity, isSeen: raw.isSeen === true, until: textIn(raw, 'until'), desk: textIn(raw, 'desk') };
  },
  errors: { 404: 'no such preview, or no longer' },
});
