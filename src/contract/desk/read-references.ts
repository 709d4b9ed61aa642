import { mixed, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { isRecord, record, type WireItem } from '../wire.ts';

interface Input {
  readonly body: {
    /** Machine name of the node type. */
    readonly type: string;
    readonly domain: DomainKey;
    readonly language: Language;
    /** Stored values, as in the editor. */
    readonly fields: Readonly<Record<string, unknown>>;
  };
}

/** References of a page in the editor, as published in a domain: wire items by "type/id". */
export type ReferencedItems = Readonly<Record<string, WireItem>>;

/** Reads the references of a page's content, saved or not: pictures, terms, published nodes. */
export const readReferences = defineOperation({
  name: 'read-references',
  method: 'POST',
  route: '/desk/references',
  access: 'editor',
  touches: 'nothing',
  request: object({
    type: string().required(),
    domain: string().required(),
    language: string().oneOf(['nl', 'en']).required(),
    fields: mixed().required(),
  }),
  body: ({ body }: Input) => body,
  read: ({ body }): ReferencedItems =>
    Object.fromEntries(
      Object.entries(record(body, 'references')).flatMap(([key, item]) => (isRecord(item) ? [[key, item]] : [])),
    ),
  errors: { 403: 'not for editors of content', 422: 'no such type, domain or language' },
});
