import { eq } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import {
  RELEASE_PREVIEW_DAYS,
  SITE_PREVIEW_HEADER,
  type SitePreview,
  sitePreviewBody,
} from '#src/contract/desk/releases.ts';
import { PREVIEW_PATHS } from '#src/i18n/preview-href.ts';
import { createSystemActor } from '../../content/entry-type.ts';
import { createLinkToken, openLinkToken } from '../../db/encryption/link-token.ts';
import { rollBack, rollBackDatabase } from '../../db/roll-back.ts';
import { releases } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext, ApiEnv } from '../../http/request.ts';
import { readIdParam } from '../../http/route.ts';
import { getPageUrl } from '../../mail/addresses.ts';
import { publishDueNodes } from '../content/life/publish.ts';
import { processDueEntries } from '../versions/due.ts';
import { type ReleaseRow, tryPublishRelease } from './find-release.ts';
import { publishDueReleases } from './publish-release.ts';

const PURPOSE = 'site preview';
const DAY = 86_400_000;

/** Allows everything, as a preview shows what its release would publish. */
const allowAll = () => undefined;

async function findUnpublished({ database }: Pick<ContentSystem, 'database'>, id: number): Promise<ReleaseRow> {
  const [row] = await database.db.select().from(releases).where(eq(releases.id, id));
  if (!row || row.publishedAt !== null) throw new ApiError(404, 'not-found');
  return row;
}

/** Finds the unpublished release of a token; responds with 404 for an invalid or expired token. */
async function findReleaseOfToken(system: ContentSystem, token: string) {
  const linkToken = openLinkToken(system.keys, PURPOSE, token, system.now());
  if (!linkToken) throw new ApiError(404, 'not-found');
  return {
    release: await findUnpublished(system, Number(linkToken.values[0])),
    until: new Date(linkToken.until),
  };
}

/** Creates the URL of a preview of the whole site at the time of a release. */
export async function createSitePreview(c: ApiContext): Promise<Response> {
  const { config, keys, now } = c.var.system;
  const { domain, language } = await readRequest(c, sitePreviewBody);
  const { id } = await findUnpublished(c.var.system, readIdParam(c, 'release'));
  const until = now().getTime() + RELEASE_PREVIEW_DAYS * DAY;
  const path = `${PREVIEW_PATHS[language]}/r/${createLinkToken(keys, PURPOSE, [id], until)}`;
  const url = getPageUrl(config.accounts.publicUrl, { domain, language, path });
  return respondPrivately(c, { url, expiresAt: new Date(until).toISOString() });
}

/** Returns the release of a token, and the number of its drafts that are blocked. */
export async function showReleasePreview(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const token = c.req.param('token') ?? '';
  const { release, until } = await findReleaseOfToken(system, token);
  const systemActor = createSystemActor(system.now());
  const entryResults = await rollBack(system.database.db, (tx) =>
    tryPublishRelease(tx, release.id, systemActor, allowAll),
  );
  const desk = `${language === 'nl' ? '' : `/${language}`}/beheer/uitgaven/${release.id}`;
  return respondPrivately(c, {
    token,
    name: release.name,
    at: release.publishAt?.toISOString() ?? null,
    held: entryResults.filter(({ hold }) => hold !== null).length,
    until: until.toISOString(),
    desk: new URL(desk, system.config.accounts.publicUrl).href,
  } satisfies SitePreview);
}

/** Publishes everything due until the time of a release, and the release. */
async function publishUntil(system: ContentSystem, { id, publishAt }: ReleaseRow): Promise<void> {
  const now = system.now();
  const time = publishAt !== null && publishAt > now ? publishAt : now;
  const then = { ...system, now: () => time };
  // A failure of other content leaves that content unchanged.
  for (const publish of [publishDueNodes, processDueEntries, publishDueReleases]) {
    await Promise.resolve(publish(then)).catch(() => undefined);
  }
  const { db } = system.database;
  await db.transaction((tx) => tryPublishRelease(tx, id, createSystemActor(time), allowAll));
}

/**
 * Serves a read with the header of a preview from a transaction in which its release is published, and rolls that back.
 * Such reads have no session. A process serves them one at a time, because each of them publishes and needs a
 * connection.
 */
export function previewSite(system: ContentSystem): MiddlewareHandler<ApiEnv> {
  let last: Promise<unknown> = Promise.resolve();
  return async (c, next) => {
    const token = c.req.header(SITE_PREVIEW_HEADER);
    if (token === undefined || c.req.method !== 'GET') return next();
    const { release } = await findReleaseOfToken(system, token);
    const serve = () =>
      rollBackDatabase(system.database, async (database) => {
        const previewSystem = { ...system, database };
        await publishUntil(previewSystem, release);
        c.set('system', previewSystem);
        c.set('session', null);
        await next();
      });
    const served = last.then(serve, serve);
    last = served;
    await served;
  };
}
