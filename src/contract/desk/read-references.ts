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
    /** Stored values, as they stand in the editor. */
    readonly fields: Readonly<Record<string, unknown>>;
  };
}

/** What a page in the editor points at, as visitors of a domain would see it: wire items by "type/id". */
export type ReferencedItems = Readonly<Record<string, WireItem>>;

/** Reads what the content of a page points at, saved or not: pictures, terms, published nodes. */
export const readReferences = defineOperation({
  name: 'read-references',
  method: 'POST',
  route: '/desk/references',
  access: 'editor',
  touches: 'nothing',
  path: (_input: Input) => '/desk/references',
  request: object({
    type: string().required(),
    domain: string().required(),
    language: string().oneOf(['nl', 'en']).required(),
    fields: mixed().required(),
  }),
  body: ({ body }) => body,
  read: ({ body }): ReferencedItems =>
    Object.fromEntries(
      Object.entries(record(body, 'references')).flatMap(([key, item]) => (isRecord(item) ? [[key, item]] : [])),
    ),
  errors: { 403: 'not for editors of content', 422: 'no such type, domain or language' },
});
