import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { installation, sites } from '../db/schema/index.ts';
import { STARTER, type StarterContent } from './content.ts';
import { insertStarterCommunity } from './load-community.ts';
import { insertStarterMenus } from './load-menus.ts';
import { insertStarterNodes } from './load-nodes.ts';
import { insertStarterWebforms } from './load-webforms.ts';
import { listLoadableNodes } from './nodes.ts';

const STARTER_LOCK = 7_230_402;

/**
 * Fills an empty installation with the starter content, in one transaction and once, also when several processes start
 * at the same time. Returns the number of loaded pages; 0 if the installation was filled before.
 */
export function loadStarter(db: Orm, content: StarterContent = STARTER): Promise<number> {
  if (content.pages.length === 0) return Promise.resolve(0);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${STARTER_LOCK})`);
    const [filledRow] = await tx.select().from(installation).where(eq(installation.key, 'starter'));
    if (filledRow) return 0;
    await insertStarterNodes(tx, listLoadableNodes(content));
    await insertStarterMenus(tx, content.menus);
    await insertStarterCommunity(tx, content.community);
    await insertStarterWebforms(tx, content.webforms);
    if (content.sites.length > 0) await tx.insert(sites).values([...content.sites]);
    await tx.insert(installation).values([
      { key: 'starter', value: { pages: content.pages.length } },
      { key: 'content_version', value: 1 },
    ]);
    return content.pages.length;
  });
}
