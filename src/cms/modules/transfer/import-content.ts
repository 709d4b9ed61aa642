import { sql } from 'drizzle-orm';
import { ValidationError } from 'yup';
import type { ImportSummary } from '#src/contract/desk/transfer.ts';
import { changeContent, type Transaction } from '../../content/change-content.ts';
import { toStableJson } from '../../content/stable-json.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { readContent } from '../../http/read-request.ts';
import {
  type ContentSet,
  ContentSetError,
  checkContentSet,
  isPicturePath,
  parseContentSetFile,
  type RefusedFile,
} from './content-set.ts';
import type { AnyContentSetPart, ImportContext } from './part.ts';
import { TRANSFER_PARTS } from './parts.ts';

/** Lock number that allows one import at a time. */
const IMPORT_LOCK = 7_230_403;

interface Change {
  readonly part: AnyContentSetPart;
  readonly file: string;
  readonly record: object;
  readonly kind: 'new' | 'changed' | 'same';
}

/** Returns the reasons that a record cannot be imported; rethrows unexpected errors. */
function toRefusals(file: string, error: unknown): readonly RefusedFile[] {
  if (error instanceof ContentSetError) return error.refusals;
  if (error instanceof ValidationError) return error.errors.map((text) => ({ file, text }));
  if (error instanceof ValidationFailure) {
    return error.violations.map(({ field, text }) => ({ file, text: `${field}: ${text}` }));
  }
  if (error instanceof ApiError) return [{ file, text: error.message }];
  throw error;
}

async function readRecord(part: AnyContentSetPart, file: string, coming: ImportContext): Promise<object> {
  const { schema } = part;
  const raw = parseContentSetFile(coming.set, file);
  const read = (
    'kind' in schema
      ? await readContent<unknown>(raw, schema, 'en')
      : await schema.validate(raw, { stripUnknown: true, abortEarly: false })
  ) as object;
  if (file !== `${part.folder}/${part.nameOf(read)}.json`) {
    throw new ContentSetError([{ file, text: 'its name is not that of what it holds' }]);
  }
  return part.clean(read, coming);
}

/** Returns the changes that each file of a set would make here; refuses the set if one of them cannot be saved. */
async function listChanges(
  db: Parameters<AnyContentSetPart['stand']>[0],
  coming: ImportContext,
): Promise<readonly Change[]> {
  const changes: Change[] = [];
  const refusals: RefusedFile[] = [];
  for (const part of TRANSFER_PARTS) {
    const storedRecords = await part.stand(db);
    const files = [...coming.set.keys()].filter((path) => path.startsWith(`${part.folder}/`) && !isPicturePath(path));
    for (const file of files) {
      try {
        const record = await readRecord(part, file, coming);
        const stored = storedRecords.get(part.nameOf(record));
        const comparison = stored && (part.compared?.(stored, record) ?? stored);
        const kind = !comparison ? 'new' : toStableJson(comparison) === toStableJson(record) ? 'same' : 'changed';
        const problems = kind === 'same' ? [] : ((await part.problems?.(db, record)) ?? []);
        refusals.push(...problems.map((text) => ({ file, text })));
        changes.push({ part, file, record, kind });
      } catch (error) {
        refusals.push(...toRefusals(file, error));
      }
    }
  }
  if (refusals.length > 0) throw new ContentSetError(refusals);
  return changes;
}

function getSummary(changes: readonly Change[], isApplied: boolean): ImportSummary {
  const parts = TRANSFER_PARTS.map(({ folder }) => {
    const changesOfPart = changes.filter(({ part }) => part.folder === folder);
    const count = (kind: Change['kind']) => changesOfPart.filter((change) => change.kind === kind).length;
    return { part: folder, new: count('new'), changed: count('changed'), same: count('same') };
  });
  return { isApplied, parts: parts.filter((part) => part.new + part.changed + part.same > 0), refused: [] };
}

async function keepAll(tx: Transaction, changes: readonly Change[], coming: ImportContext): Promise<readonly string[]> {
  const tags = new Set<string>();
  for (const { part, file, record, kind } of changes) {
    if (kind === 'same') continue;
    try {
      for (const tag of await part.keep(tx, record, coming)) tags.add(tag);
    } catch (error) {
      throw new ContentSetError(toRefusals(file, error));
    }
  }
  return [...tags];
}

interface ImportOptions {
  readonly authorUid: number | null;
  /** False to return the changes without saving them. */
  readonly isApplied: boolean;
}

/**
 * Imports a set by uuid, in one transaction, and publishes it immediately. Other content is unchanged. Refuses a set
 * with anything that cannot be saved, and lists every reason.
 */
export async function handleImportContent(
  system: ContentSystem,
  set: ContentSet,
  { authorUid, isApplied }: ImportOptions,
): Promise<ImportSummary> {
  checkContentSet(set);
  const coming: ImportContext = { system, set, authorUid };
  if (!isApplied) return getSummary(await listChanges(system.database.db, coming), false);
  return changeContent(system, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);
    const changes = await listChanges(tx, coming);
    return { tags: await keepAll(tx, changes, coming), value: getSummary(changes, true) };
  });
}
