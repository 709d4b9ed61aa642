import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { getTextMember, type Paged, readPaged } from '../paged.ts';

/** An option of a reference field. */
export interface Choice {
  /** The stored value: the machine id of a form, the uuid of a term. */
  readonly id: string;
  readonly label: string;
}

interface Input {
  readonly query: {
    readonly kind: 'webform' | 'term';
    readonly domain: DomainKey;
    readonly language: Language;
    /** Required for terms. */
    readonly vocabulary?: string;
  };
}

/** Lists the forms of a domain, or the terms of one of its vocabularies, in order. */
export const listChoices = defineOperation({
  name: 'list-choices',
  method: 'GET',
  route: '/desk/choices',
  access: 'editor',
  query: ({ query }: Input) =>
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  read: ({ body }): Paged<Choice> =>
    readPaged(body, (raw) => ({
      id: getTextMember(raw, 'id'),
      label: getTextMember(raw, 'label') || getTextMember(raw, 'id'),
    })),
  errors: { 403: 'not for editors of content', 422: 'no such kind, domain or language' },
});
