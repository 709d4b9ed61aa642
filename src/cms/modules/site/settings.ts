import { asc } from 'drizzle-orm';
import { type SiteSettings, saveSite as saving } from '#src/contract/desk/sites.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { changeContent } from '../../content/change-content.ts';
import { updateSite } from '../../content/change-site.ts';
import { getActor } from '../../content/entry-type.ts';
import { publishEntry } from '../../content/publish-entry.ts';
import { assertVersion } from '../../content/version-conflict.ts';
import { sites } from '../../db/schema/index.ts';
import { recordSwitch } from '../../http/activity.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { lockSiteSettings, serializeSettings, siteEntryType } from './site-entry-type.ts';

async function readAllSettings(c: ApiContext): Promise<readonly SiteSettings[]> {
  const siteRows = await c.var.system.database.db.select().from(sites).orderBy(asc(sites.domain));
  return DOMAINS.map((domain) =>
    serializeSettings(
      domain,
      siteRows.find((site) => site.domain === domain.key),
    ),
  );
}

/** Lists the settings of every site. */
export const showSites = async (c: ApiContext): Promise<Response> =>
  respondPrivately(c, { sites: await readAllSettings(c) });

/** Saves all settings of one site, or none; resolves when no process serves the old settings any more. */
export async function saveSettings(c: ApiContext): Promise<Response> {
  const domain = DOMAINS.find(({ key }) => key === c.req.param('domain'));
  if (!domain) throw new ApiError(404, 'not-found');
  const request = (await readRequest(c, saving)) as unknown as Omit<SiteSettings, 'domain'>;
  const { version, maintenance, hti, energy, ...content } = request;
  const site = await changeContent(c.var.system, async (tx) => {
    const previousSiteSettings = await lockSiteSettings(tx, domain);
    assertVersion(previousSiteSettings, version);
    const tags = await publishEntry(tx, siteEntryType, domain.key, { ...content }, getActor(c));
    await updateSite(tx, domain.key, { isInMaintenance: maintenance, hasHti: hti, showsEnergy: energy });
    const nextSiteSettings = await lockSiteSettings(tx, domain);
    if (previousSiteSettings.maintenance !== maintenance)
      recordSwitch(c, { isOn: maintenance, before: previousSiteSettings, after: nextSiteSettings });
    return { value: nextSiteSettings, tags };
  });
  return respondPrivately(c, site);
}
