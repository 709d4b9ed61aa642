import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { changeContent } from '#src/cms/content/change-content.ts';
import type { Actor, EntryContent } from '#src/cms/content/entry-type.ts';
import { publishEntry } from '#src/cms/content/publish-entry.ts';
import { toStableJson } from '#src/cms/content/stable-json.ts';
import { readPendingChanges } from '#src/cms/content/thing-drafts.ts';
import { bin, versions } from '#src/cms/db/schema/index.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { restoreBinnedEntry } from '#src/cms/modules/versions/bin-life.ts';
import {
  discardEntryDraft,
  endEntry,
  handleScheduleEntry,
  publishPendingDraft,
  saveEntryDraft,
} from '#src/cms/modules/versions/life.ts';
import { SWITCHABLE_TYPES } from '#src/contract/desk/versions.ts';
import { EVERY_RIGHT } from '#src/rules/desk/editor-rights.ts';
import { listSubjectMakers, type Subject } from './entry-subjects.ts';

const ACTIONS = ['edit', 'publish', 'schedule', 'due', 'end', 'restore', 'drop', 'delete', 'bring back'] as const;

/** An editor's or a scheduled action on a subject. */
interface Step {
  readonly action: (typeof ACTIONS)[number];
  readonly subject: number;
  /** Selects the typed text and the old version to restore. */
  readonly pick: number;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  subject: fc.nat({ max: 9 }),
  pick: fc.nat({ max: 999 }),
});
const anyOrder = fc.array(anyStep, { minLength: 1, maxLength: 12 });

/** Expected state of a subject after its previous steps. */
interface ExpectedState {
  /** Published content; null while the entry is deleted. */
  readonly live: EntryContent | null;
  readonly draft: EntryContent | null;
  readonly publishAt: Date | null;
  /** True if it was scheduled, but another version was published. */
  readonly isStopped: boolean;
  readonly endAt: Date | null;
  /** Published contents, in order. */
  readonly seen: readonly EntryContent[];
  /** All saved contents. */
  readonly saved: readonly EntryContent[];
}

const HOUR = 3_600_000;
const isSame = (a: unknown, b: unknown) => toStableJson(a) === toStableJson(b);
const isIn = (list: readonly EntryContent[], one: EntryContent) => list.some((other) => isSame(one, other));

/**
 * Returns the expected state after `content` was published: the draft from which it came is discarded, and so is the
 * end date of an entry without a switch. A scheduled draft with another text remains, without its date.
 */
function shown(own: ExpectedState, content: EntryContent, isSwitched: boolean): ExpectedState {
  const before =
    own.live !== null && !isSame(own.live, own.seen.at(-1)) && !isSame(own.live, content) ? [own.live] : [];
  const now = isSame(own.live, content) ? [] : [content];
  const isStopped = (own.publishAt !== null || own.isStopped) && !isSame(own.draft, content);
  const draft = isStopped ? own.draft : null;
  const ended = { draft, isStopped, publishAt: null, endAt: isSwitched ? own.endAt : null };
  return { ...own, ...ended, live: content, seen: [...own.seen, ...before, ...now] };
}

/** Returns the unchanged state after an action that was rejected. */
const refused = (work: Promise<unknown>, own: ExpectedState): Promise<ExpectedState> =>
  work.then(
    () => Promise.reject(new Error('A step that cannot be taken was taken.')),
    () => own,
  );

const readLive = ({ db }: ContentSystem['database'], { kind, key }: Pick<Subject, 'kind' | 'key'>) =>
  db.transaction((tx) => kind.content.read(tx, key)) as Promise<EntryContent | null>;

interface Scene {
  readonly system: ContentSystem;
  readonly by: Actor;
  readonly words: string;
}

/** Runs a step and returns the subject's expected state. */
async function runStep(
  { system, by, words }: Scene,
  { kind, key, reworded, remove }: Subject,
  own: ExpectedState,
  step: Step,
) {
  const place = { kind: kind.kind, key };
  const isSwitched = SWITCHABLE_TYPES.includes(kind.kind);
  const { edit } = await readPendingChanges(system.database.db, place);
  const publish = (content: EntryContent) =>
    changeContent(system, async (tx) => ({ value: null, tags: await publishEntry(tx, kind, key, content, by) }));
  const later = (hours: number) => new Date(by.at.getTime() + hours * HOUR);
  const { live, draft } = own;
  switch (step.action) {
    case 'edit': {
      const content = reworded(draft ?? live ?? own.seen.at(-1) ?? {}, words);
      const saving = saveEntryDraft(system, kind, { key, from: edit, content }, by);
      if (live === null) return refused(saving, own);
      await saving;
      return { ...own, draft: content, publishAt: null, isStopped: false, saved: [...own.saved, content] };
    }
    case 'publish': {
      // Another editor can publish without opening the draft.
      const isOther = draft === null || step.pick % 3 === 0;
      const content = isOther ? reworded(live ?? own.seen.at(-1) ?? {}, words) : draft;
      if (live === null) return refused(publish(content), own);
      await publish(content);
      return { ...shown(own, content, isSwitched), saved: [...own.saved, content] };
    }
    case 'schedule': {
      const [publishAt, endAt] = [draft === null ? null : later(1), step.pick % 2 === 0 ? later(2) : null];
      const setting = handleScheduleEntry(system, kind, key, { from: edit, publishAt, endAt }, by);
      if (live === null) return refused(setting, own);
      await setting;
      return { ...own, publishAt, endAt, isStopped: false };
    }
    case 'due': {
      await publishPendingDraft(system, kind, key, by);
      if (live === null || draft === null || own.publishAt === null || own.publishAt > by.at) return own;
      return { ...shown(own, draft, isSwitched), endAt: own.endAt };
    }
    case 'end': {
      await endEntry(system, kind, key, by);
      if (own.endAt === null || own.endAt > by.at) return own;
      const before = own.seen.at(-2);
      if (isSwitched || !before) return { ...own, endAt: null };
      return { ...shown(own, before, false), draft, publishAt: own.publishAt, isStopped: own.isStopped };
    }
    case 'restore': {
      const old = own.seen[step.pick % Math.max(1, own.seen.length)];
      if (live === null || !old) return own;
      await publish(old);
      return shown(own, old, isSwitched);
    }
    case 'drop': {
      await discardEntryDraft(system, place);
      return { ...own, draft: null, publishAt: null, isStopped: false };
    }
    case 'delete': {
      if (live === null || !remove) return own;
      await remove(system, by);
      const before = isSame(live, own.seen.at(-1)) ? [] : [live];
      return { ...own, live: null, publishAt: null, endAt: null, seen: [...own.seen, ...before] };
    }
    case 'bring back': {
      const last = own.seen.at(-1);
      // An alert and a term may have the same number.
      const isIt = and(eq(bin.kind, kind.kind), eq(bin.key, key));
      const [found] = await system.database.db.select({ id: bin.id }).from(bin).where(isIt);
      if (live !== null || !last || !found) return own;
      await restoreBinnedEntry(system, found.id, by, EVERY_RIGHT);
      return { ...own, live: last, seen: [...own.seen, last] };
    }
  }
}

/**
 * Returns the first difference between a subject, with all its versions, and its expected state; null if they are equal.
 */
async function findDifference(
  { database }: ContentSystem,
  { kind, key }: Subject,
  own: ExpectedState,
  stored: readonly EntryContent[],
): Promise<string | null> {
  const live = await readLive(database, { kind, key });
  const { draft, publishAt, endAt, stoppedAt } = await readPendingChanges(database.db, { kind: kind.kind, key });
  const lost = [...own.saved, ...own.seen].filter((one) => !isIn(stored, one));
  const found = { live, draft: draft?.content ?? null, publishAt, isStopped: stoppedAt !== null, endAt, lost };
  const moment = (at: Date | null) => at?.toISOString() ?? null;
  const expected = {
    live: own.live,
    draft: own.draft,
    publishAt: moment(own.publishAt),
    isStopped: own.isStopped,
    endAt: moment(own.endAt),
    lost: [],
  };
  return isSame(found, expected)
    ? null
    : `${kind.kind} ${key}: expected ${toStableJson(expected)}, found ${toStableJson(found)}`;
}

/** Makes every text unique: publishing an unchanged text would store no version. */
let turns = 0;

/** Runs the steps an hour and a half apart, and returns the subjects that differ from their expected state. */
async function runOrder(
  system: ContentSystem,
  subjects: readonly Subject[],
  order: readonly Step[],
): Promise<string[]> {
  const lives = await Promise.all(subjects.map((subject) => readLive(system.database, subject)));
  const owns = lives.map(
    (live): ExpectedState => ({
      live,
      draft: null,
      publishAt: null,
      isStopped: false,
      endAt: null,
      seen: [],
      saved: [],
    }),
  );
  const startedAt = system.now().getTime();
  turns += 1;
  const turn = turns;
  for (const [at, step] of order.entries()) {
    const subject = subjects[step.subject];
    const own = owns[step.subject];
    if (!subject || !own) throw new Error(`There is no subject ${step.subject}.`);
    const by: Actor = { uid: null, at: new Date(startedAt + at * 1.5 * HOUR), language: 'nl' };
    owns[step.subject] = await runStep({ system, by, words: `woord ${step.pick} ${at} ${turn}` }, subject, own, step);
  }
  const keys = subjects.map(({ key }) => key);
  const rows = await system.database.db.select().from(versions).where(inArray(versions.key, keys));
  const found = await Promise.all(
    subjects.map((subject, at) => {
      const own = rows.filter(({ kind, key }) => kind === subject.kind.kind && key === subject.key);
      return findDifference(
        system,
        subject,
        owns[at] as ExpectedState,
        own.flatMap(({ content }) => (content ? [content] : [])),
      );
    }),
  );
  return found.filter((one) => one !== null);
}

/** Number of orders run in parallel, each on separate entries. */
const TOGETHER = 6;

/**
 * Runs `count` random orders of editing, publishing, scheduling, ending, restoring and deleting over every entry type.
 * Throws with the shortest order in which a version was lost, or an entry or language changed another.
 */
export async function checkEntryOrders(system: ContentSystem, count: number): Promise<void> {
  const slots = Array.from({ length: TOGETHER }, (_, slot) => subjectsIn(system, slot));
  await fc.assert(
    fc.asyncProperty(fc.array(anyOrder, { minLength: TOGETHER, maxLength: TOGETHER }), async (orders) => {
      const found = await Promise.all(
        orders.map(async (order, slot) => runOrder(system, (await slots[slot]?.()) ?? [], order)),
      );
      const wrong = found.flat();
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    }),
    { numRuns: Math.ceil(count / TOGETHER), includeErrorInReport: true },
  );
}

/**
 * Returns a function that prepares a slot's subjects for the next order: it recreates deleted ones, and excludes drafts
 * and versions of earlier orders from the comparison.
 */
function subjectsIn(system: ContentSystem, slot: number): () => Promise<readonly Subject[]> {
  const makers = listSubjectMakers(slot);
  let stored: readonly Subject[] = [];
  return async () => {
    stored = await Promise.all(
      makers.map(async (make, at) => {
        const one = stored[at];
        return one && (await readLive(system.database, one)) !== null ? one : make(system);
      }),
    );
    await dropAll(system, stored);
    return stored;
  };
}

async function dropAll({ database }: ContentSystem, subjects: readonly Subject[]): Promise<void> {
  const places = [subjects.map(({ kind }) => kind.kind), subjects.map(({ key }) => key)];
  for (const table of ['things', 'versions']) {
    const isOne = '(kind, key) in (select * from unnest($1::text[], $2::text[]))';
    await database.pool.query(`delete from ${table} where ${isOne}`, places);
  }
}
