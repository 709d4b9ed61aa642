import { createContext, useContext } from 'react';
import type { BlockContext } from '#registry/context.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { helpLines } from '#src/domains/help-lines.ts';
import { domainOf } from '#src/domains/index.ts';
import { type Texts, tForIsland } from '#src/i18n/island.ts';

/** What a page of one language shows of the site around it. */
export interface Surroundings {
  /** Texts of the namespace "registry". */
  readonly texts: Texts;
  readonly programmes: BlockContext['programmes'];
  readonly links: BlockContext['links'];
}

/** What the page editor is handed of the site, so that its canvas looks as the pages do. */
export interface House {
  /** The sheet of each domain's pages. */
  readonly sheets: Readonly<Record<DomainKey, string>>;
  readonly surroundings: Readonly<Record<Language, Surroundings>>;
}

const Context = createContext<House | null>(null);
export const HouseProvider = Context.Provider;

/** The site around the pages that are edited. */
export function useHouse(): House {
  const house = useContext(Context);
  if (!house) throw new Error('The page editor was not handed the site.');
  return house;
}

/** What the components of a page get beside their own fields, as the renderer makes it. */
export function contextOf(house: House, domain: DomainKey, language: Language): BlockContext {
  const { texts, programmes, links } = house.surroundings[language];
  return {
    language,
    domain,
    words: domainOf(domain).words,
    t: tForIsland(texts, language),
    heading: 2,
    position: 0,
    programmes,
    helpLines: helpLines(domain, language),
    provider: null,
    checkedFacts: null,
    links,
  };
}
