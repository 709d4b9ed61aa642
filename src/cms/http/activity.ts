import { subHours } from 'date-fns/subHours';
import { and, eq, gt } from 'drizzle-orm';
import type { ActivityKind } from '#src/contract/activity-kind.ts';
import { KIND_NAMES } from '#src/contract/kinds/index.ts';
import type { Access, RecordedEntryType } from '#src/contract/operation.ts';
import { isRecord } from '#src/contract/wire.ts';
import { toEntryNameSql } from '../db/entry-name.ts';
import { activity } from '../db/schema/index.ts';
import type { ContentSystem } from './content-system.ts';
import type { ApiContext, RecordedAction } from './request.ts';
import { isStaff } from './session.ts';

/** Operations that are recorded once an hour, because a draft is saved at every pause. */
const MERGED_OPERATIONS: readonly string[] = ['save-page', 'save-draft', 'write-page-note'];

/** Path parameters or response members that together form the key of an entry. */
const KEY_MEMBERS: Readonly<Partial<Record<RecordedEntryType, readonly string[]>>> = {
  page: ['nid', 'language'],
  menu: ['menu', 'domain', 'language'],
  mail: ['mail', 'language'],
  term: ['tid'],
  webform: ['webform'],
  site: ['domain'],
  media: ['uuid'],
  'self-test': ['instrument'],
  release: ['release'],
  staff: ['uid'],
  thing: ['key'],
  ...Object.fromEntries(KIND_NAMES.map((name) => [name, ['id']])),
};

/** Response member with the key of a new entry, if it differs from the path parameter. */
const NEW_KEY_MEMBERS: Readonly<Partial<Record<RecordedEntryType, string>>> = { webform: 'id', release: 'id' };

interface RecordedOperation {
  readonly name: string;
  readonly access: Access;
  readonly activity: RecordedEntryType;
}

interface Subject {
  readonly kind: ActivityKind;
  readonly key: string;
  readonly name: string;
}

type System = Pick<ContentSystem, 'database'>;

/** Returns the desk's name of an entry, including one in the bin. */
async function findEntryName({ database }: System, kind: string, key: string): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select coalesce(nullif(${toEntryNameSql('$1::text', '$2::text')}, ''), (select b.name from bin b
      where b.kind = $1 and b.key in ($2, split_part($2, '.', 1)) order by b.id desc limit 1), '') as name`,
    [kind, key],
  );
  return rows[0]?.name ?? '';
}

async function readAnswer(response: Response): Promise<Readonly<Record<string, unknown>>> {
  if (!response.headers.get('content-type')?.includes('json')) return {};
  const body: unknown = await response.clone().json();
  return isRecord(body) ? body : {};
}

/** Returns the entry in the bin with the number in the path, read before it is deleted. */
async function findInBin(c: ApiContext): Promise<Subject | null> {
  const { rows } = await c.var.system.database.pool.query<Subject>(
    'select kind, key, name from bin where id::text = $1',
    [c.req.param('id')],
  );
  return rows[0] ?? null;
}

async function getSubject(c: ApiContext, recordedKind: RecordedEntryType, response: Response): Promise<Subject> {
  const names = KEY_MEMBERS[recordedKind] ?? [];
  const params: Readonly<Record<string, string | undefined>> = c.req.param();
  const isMade = !names.some((name) => params[name] !== undefined) && names.length > 0;
  const source = isMade ? await readAnswer(response) : params;
  const id = NEW_KEY_MEMBERS[recordedKind];
  const values = (isMade && id ? [id] : names).map((name) => source[name]);
  const key = values.filter((value) => value !== undefined && value !== null).join('.');
  const kind = (recordedKind === 'thing' ? (params.kind ?? '') : recordedKind) as ActivityKind;
  return { kind, key, name: key === '' ? '' : await findEntryName(c.var.system, kind, key) };
}

/** Returns the access to a record; settings are for administrators, also if saved by the operation for all drafts. */
const getRecordAccess = (access: Access, kind: ActivityKind): Access =>
  access === 'staff' || kind === 'site' ? 'administrator' : access;

async function isActionRecent(
  system: ContentSystem,
  uid: number,
  action: string,
  { kind, key }: Subject,
): Promise<boolean> {
  const isSameAction = and(eq(activity.kind, kind), eq(activity.key, key), eq(activity.action, action));
  const isOwnRecent = and(eq(activity.staffUid, uid), gt(activity.at, subHours(system.now(), 1)));
  return (await system.database.db.$count(activity, and(isSameAction, isOwnRecent))) > 0;
}

/** Members that are not content: a switch takes effect immediately, and a version counts saves. */
const NON_CONTENT_MEMBERS: readonly string[] = ['isOn', 'isOpen', 'maintenance', 'version', 'revision', 'changedAt'];

interface SwitchedState {
  readonly isOn: boolean;
  readonly before: object;
  readonly after: object | undefined;
}

/** Records that a save changed the switch of an entry, and its content if that changed too. */
export function recordSwitch(c: ApiContext, { isOn, before, after }: SwitchedState): void {
  const getContent = (state: object | undefined) =>
    JSON.stringify(Object.entries(state ?? {}).filter(([name]) => !NON_CONTENT_MEMBERS.includes(name)));
  const switchAction: RecordedAction = { action: isOn ? 'turn-on' : 'turn-off' };
  c.set('done', getContent(before) === getContent(after) ? [switchAction] : [{}, switchAction]);
}

/**
 * Handles a write by staff and records its author, entry and time; refused writes are not recorded. If recording fails,
 * the write remains and the failure is logged.
 */
export async function handleAndRecord(
  c: ApiContext,
  { name, access, activity: recordedActivity }: RecordedOperation,
  handle: (c: ApiContext) => Response | Promise<Response>,
): Promise<Response> {
  const { session, system } = c.var;
  if (!session || !isStaff(session)) return handle(c);
  const deletedInBin = recordedActivity === 'bin' ? await findInBin(c) : null;
  const response = await handle(c);
  if (response.status >= 400) return response;
  try {
    const subject = deletedInBin ?? (await getSubject(c, recordedActivity, response));
    const recordedActions: readonly RecordedAction[] = c.var.done ?? [{}];
    for (const { action = name, kind = subject.kind, key } of recordedActions) {
      const actionSubject = key === undefined ? subject : { kind, key, name: await findEntryName(system, kind, key) };
      if (MERGED_OPERATIONS.includes(action) && (await isActionRecent(system, session.uid, action, actionSubject)))
        continue;
      const line = {
        ...actionSubject,
        action,
        access: getRecordAccess(access, actionSubject.kind),
        at: system.now(),
        staffUid: session.uid,
      };
      await system.database.db.insert(activity).values(line);
    }
  } catch (error) {
    const { method, routePath: route } = c.req;
    system.log({ event: 'api-failure', method, route, error });
  }
  return response;
}

/** Records an action of the system at a planned time. */
export async function recordSystemAction(
  system: Pick<ContentSystem, 'database' | 'now'>,
  action: string,
  { kind, key }: Omit<Subject, 'name'>,
): Promise<void> {
  const line = { kind, key, action, name: await findEntryName(system, kind, key), at: system.now(), staffUid: null };
  await system.database.db.insert(activity).values({ ...line, access: getRecordAccess('editor', kind) });
}
