import { createContext, useContext } from 'react';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Programme and language of the edited content, in which its links are checked. */
export interface LinkScope {
  /** Omitted for content of all programmes. */
  readonly domain?: DomainKey;
  readonly language: Language;
}

const Context = createContext<LinkScope | null>(null);
export const LinkScopeProvider = Context.Provider;

/** Returns the scope in which links are searched; outside a page all programmes, in the language of the desk. */
export function useLinkScope(): LinkScope {
  const { language } = useIsland();
  return useContext(Context) ?? { language };
}
