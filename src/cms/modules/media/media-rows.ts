import { count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { MediaFile } from '#src/contract/desk/media.ts';
import type { Paged } from '#src/contract/paged.ts';
import { UUID } from '#src/rules/uuid.ts';
import { media } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { toPager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { toMediaUrl } from './media-item.ts';

const PAGE = 24;

/** Returns a row for the desk. */
export function showFile(row: typeof media.$inferSelect): MediaFile {
  const { id, uuid, name, width, height, bytes, alt } = row;
  return { id, uuid, name, url: toMediaUrl(row), width, height, bytes, alt: { nl: alt.nl ?? '', en: alt.en ?? '' } };
}

/** Reads the uuid of the path; responds with 404 for any other value. */
export function readUuidParam(c: ApiContext): string {
  const uuid = c.req.param('uuid') ?? '';
  if (!UUID.test(uuid)) throw new ApiError(404, 'not-found');
  return uuid;
}

/** Finds the picture in the path. */
export async function findMediaFile(c: ApiContext): Promise<typeof media.$inferSelect> {
  const { db } = c.var.system.database;
  const [row] = await db
    .select()
    .from(media)
    .where(eq(media.uuid, readUuidParam(c)));
  if (!row) throw new ApiError(404, 'not-found');
  return row;
}

function whereFound(search: string) {
  if (search === '') return undefined;
  if (UUID.test(search)) return eq(media.uuid, search);
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(media.name, part),
    sql`${media.alt} ->> 'nl' ilike ${part}`,
    sql`${media.alt} ->> 'en' ilike ${part}`,
  );
}

/** Lists a page of the library, newest first. */
export async function listFiles(c: ApiContext): Promise<Paged<MediaFile>> {
  const { db } = c.var.system.database;
  const isFound = whereFound((c.req.query('search') ?? '').trim().slice(0, 100));
  const [total] = await db.select({ files: count() }).from(media).where(isFound);
  const pager = toPager(c, total?.files, PAGE);
  const rows = await db
    .select()
    .from(media)
    .where(isFound)
    .orderBy(desc(media.id))
    .limit(PAGE)
    .offset(pager.currentPage * PAGE);
  return { rows: rows.map(showFile), pager };
}
