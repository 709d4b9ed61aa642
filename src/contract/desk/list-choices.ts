import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { type Paged, readPaged, textIn } from '../paged.ts';

/** One thing that a field of a page may point at. */
export interface Choice {
  /** What is stored: the machine id of a form, the uuid of a term. */
  readonly id: string;
  readonly label: string;
}

interface Input {
  readonly query: {
    readonly kind: 'webform' | 'term';
    readonly domain: DomainKey;
    readonly language: Language;
    /** Of terms alone. */
    readonly vocabulary?: string;
  };
}

/** The forms of a domain, or the terms of one of its vocabularies, in their order. */
export const listChoices = defineOperation({
  name: 'list-choices',
  method: 'GET',
  route: '/desk/choices',
  access: 'editor',
  path: (_input: Input) => '/desk/choices',
  query: ({ query }) =>
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  read: ({ body }): Paged<Choice> =>
    readPaged(body, (raw) => ({ id: textIn(raw, 'id'), label: textIn(raw, 'label') || textIn(raw, 'id') })),
  errors: { 403: 'not for editors of content', 422: 'no such kind, domain or language' },
});
