import { eq } from 'drizzle-orm';
import { IMPORT_PARTS, type ImportCounts, type ImportPartName, importMyData } from '#src/contract/my-data.ts';
import { users } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { readJson } from '../../http/body.ts';
import type { ImportPart, ParsedPart } from '../../http/import-part.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { lockUser, requireSession } from '../../identity/find-user.ts';
import { readDataExport } from './export-file.ts';
import { importUnit } from './user-unit.ts';

/** Maximum size of a file in bytes: days, answers and a diary of years. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

type ParsedParts = readonly (readonly [name: ImportPartName, part: ParsedPart])[];

/** Parts with amounts in the user's unit. */
const PARTS_WITH_UNIT: readonly ImportPartName[] = ['registrations', 'plans'];

const getCounts = (entries: readonly (readonly [ImportPartName, number])[]): ImportCounts => {
  const counts = new Map(entries);
  return Object.fromEntries(IMPORT_PARTS.map((name) => [name, counts.get(name) ?? 0])) as ImportCounts;
};

/** Saves every part in one transaction, completely or not at all. Badges are awarded last, from the saved data. */
function saveParts(c: ApiContext, uid: number, read: ParsedParts, unit: string | null): Promise<ImportCounts> {
  const { system } = c.var;
  return system.jobs.transact(async (tx) => {
    await lockUser(tx, uid, 'update');
    const additions: [ImportPartName, number][] = [];
    const filledParts = read.filter(([, { found }]) => found > 0);
    if (filledParts.some(([name]) => PARTS_WITH_UNIT.includes(name))) await importUnit(c, tx, uid, unit);
    for (const [name, part] of filledParts) additions.push([name, await part.keep(tx)]);
    const counts = getCounts(additions);
    if (additions.every(([, count]) => count === 0)) return counts;
    for (const [, { award }] of filledParts) await award?.(tx);
    await tx.update(users).set({ changedAt: system.now() }).where(eq(users.uid, uid));
    return counts;
  });
}

/** Previews a data export file, or imports it; every row is validated by its form. */
export async function importData(c: ApiContext, parts: readonly ImportPart[]): Promise<Response> {
  const { uid } = requireSession(c);
  await recordFailedAttempt(c, 'import-data', uid);
  await readJson(c.req.raw, MAX_FILE_BYTES);
  const { file, write } = await readRequest(c, importMyData);
  const { starts, unit, rows } = readDataExport(c, file);
  const read: [ImportPartName, ParsedPart][] = [];
  for (const part of parts) read.push([part.name, await part.read({ c, uid, starts }, rows[part.name])]);
  const counts = getCounts(read.map(([name, part]) => [name, part.found]));
  return respondPrivately(c, { found: counts, added: write === true ? await saveParts(c, uid, read, unit) : null });
}
