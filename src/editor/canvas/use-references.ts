import { useEffect, useMemo, useRef, useState } from 'react';
import type { NodeDefinition } from '#registry/define.ts';
import type { Reference, ResolveReference } from '#registry/fields/field.ts';
import { toStoredParagraphs } from '#registry/stored.ts';
import { type ReferencedItems, readReferences } from '#src/contract/desk/uses.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { getApiClient } from '#src/session/api.ts';
import { type EditorRegistry, findParagraph } from './editor-registry.ts';
import { listBlockFields, listValueFields, type PageContent } from './stored/page-content.ts';

const toKey = ({ type, id }: Reference) => `${type}/${id}`;

/** Returns the keys of all entities that the fields of a type and its blocks refer to. */
function listKeys(
  registry: EditorRegistry,
  definition: Pick<NodeDefinition, 'fields'>,
  storedFields: PageContent['fields'],
): string[] {
  const ownKeys = listValueFields(definition as NodeDefinition).flatMap(([name, field]) => {
    const value = storedFields[name];
    if (value === undefined || value === null) return [];
    try {
      return field.references(value).map(toKey);
    } catch {
      // A value of the wrong shape has no references.
      return [];
    }
  });
  const children = listBlockFields(definition as NodeDefinition).flatMap(([name]) =>
    toStoredParagraphs(storedFields[name]).flatMap((block) => {
      const type = findParagraph(registry, block.type);
      return type ? listKeys(registry, type as unknown as NodeDefinition, block) : [];
    }),
  );
  return [...ownKeys, ...children];
}

interface ReferenceOptions {
  readonly registry: EditorRegistry;
  readonly definition: NodeDefinition;
  readonly domain: DomainKey;
  readonly language: Language;
}

/**
 * Loads the entities that the page references, as visitors of the domain see them; reloads when a reference is added.
 */
export function useReferences(
  { registry, definition, domain, language }: ReferenceOptions,
  { fields }: PageContent,
): ResolveReference {
  const [items, setItems] = useState<ReferencedItems>({});
  const argument = useMemo(
    () => [...new Set(listKeys(registry, definition, fields))].sort().join(' '),
    [registry, definition, fields],
  );
  const latestRef = useRef(fields);
  latestRef.current = fields;

  useEffect(() => {
    if (argument === '') return undefined;
    const control = new AbortController();
    const body = { type: definition.name, domain, language, fields: latestRef.current };
    void getApiClient()
      .call(readReferences, { body, signal: control.signal })
      .then((result) => {
        if (result.ok && !control.signal.aborted) setItems((previous) => ({ ...previous, ...result.value }));
      });
    return () => control.abort();
  }, [argument, definition, domain, language]);

  return useMemo(() => (reference: Reference) => items[toKey(reference)], [items]);
}
