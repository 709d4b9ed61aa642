import { createContext, useContext } from 'react';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { useIsland } from '#src/session/Island.tsx';

/** Programme and language of the edited content, in which its links are checked. */
export interface PagePlace {
  /** Absent: in every programme. */
  readonly domain?: DomainKey;
  readonly language: Language;
}

const Context = createContext<PagePlace | null>(null);
export const PagePlaceProvider = Context.Provider;

/** Scope of the search for links; outside a page every programme, in the language of the desk. */
export function usePagePlace(): PagePlace {
  const { language } = useIsland();
  return useContext(Context) ?? { language };
}
