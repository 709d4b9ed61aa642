import { inArray } from 'drizzle-orm';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { brokenLinks } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { findBrokenDomains } from './find-broken.ts';

type Row = typeof brokenLinks.$inferInsert;

/** Published content that may contain links: a page in a language, or a menu. */
export interface LinkHolder extends Pick<Row, 'holder' | 'kind'> {
  readonly nid?: number;
  readonly menu?: string;
  readonly language: Language;
  readonly domains: readonly DomainKey[];
  readonly links: readonly {
    /** Title of the page, or label of the menu entry. */
    readonly title: string;
    readonly href: string;
    readonly words: string;
    readonly path: string;
  }[];
}

/** Checks every link of these holders and stores the broken ones, in a fixed number of queries. */
export async function storeBrokenLinks(
  { database, now }: Pick<ContentSystem, 'database' | 'now'>,
  holders: readonly LinkHolder[],
): Promise<number> {
  if (holders.length === 0) return 0;
  const links = holders.flatMap(({ links, ...holder }) => links.map((link) => ({ ...link, holder })));
  const brokenDomains = await findBrokenDomains(
    database.pool,
    links.map(({ href, holder: { domains } }) => ({ href, domains })),
  );
  const rows = links.flatMap(({ holder: { holder, kind, nid, menu, language }, ...link }, index): readonly Row[] => {
    const domains = brokenDomains[index] ?? [];
    const from = { holder, kind, nid: nid ?? null, menu: menu ?? null, language };
    return domains.length === 0 ? [] : [{ ...from, ...link, domains, foundAt: now() }];
  });
  const names = holders.map(({ holder }) => holder);
  await database.db.transaction(async (tx) => {
    await tx.delete(brokenLinks).where(inArray(brokenLinks.holder, names));
    if (rows.length > 0) await tx.insert(brokenLinks).values(rows);
  });
  return rows.length;
}
