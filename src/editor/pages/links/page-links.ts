import { useMemo } from 'react';
import { findNodeDefinition, findParagraphDefinition } from '#registry/index.ts';
import { listStoredLinks, type StoredLink } from '#registry/stored-links.ts';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { type BrokenHrefs, findBrokenHrefs, useBrokenHrefs } from '../../kit/broken-links.ts';

type Content = Pick<EditablePage, 'type' | 'domains' | 'language' | 'fields'>;

/** A broken link of a page, with the domains in which it is broken. */
export interface BrokenPageLink extends StoredLink {
  readonly domains: readonly DomainKey[];
}

const listLinks = ({ type, fields }: Content) =>
  listStoredLinks(findNodeDefinition(type), fields, findParagraphDefinition);

const listDomains = ({ domains, language }: Content) =>
  domains.filter((key) => getDomain(key).languages.includes(language));

const listBroken = (links: readonly StoredLink[], brokenHrefs: BrokenHrefs): readonly BrokenPageLink[] =>
  links.flatMap((link) => {
    const domains = brokenHrefs.get(link.href);
    return domains ? [{ ...link, domains }] : [];
  });

/** Returns the broken links of a page while it is edited. */
export function useBrokenLinks(content: Content): readonly BrokenPageLink[] {
  const { type, fields } = content;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these two make the links
  const links = useMemo(() => listLinks(content), [type, fields]);
  const hrefs = links.map(({ href }) => href);
  const brokenHrefs = useBrokenHrefs(listDomains(content), hrefs);
  return useMemo(() => listBroken(links, brokenHrefs), [links, brokenHrefs]);
}

/** Returns true if the content has a broken link; checks the links now. */
export async function hasBrokenLinks(content: Content): Promise<boolean> {
  const hrefs = listLinks(content).map(({ href }) => href);
  return (await findBrokenHrefs(listDomains(content), hrefs)).size > 0;
}
