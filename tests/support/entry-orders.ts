import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { changeContent } from '#src/cms/content/change-content.ts';
import { readPendingChanges } from '#src/cms/content/entry-drafts.ts';
import type { Actor, EntryContent } from '#src/cms/content/entry-type.ts';
import { publishEntry } from '#src/cms/content/publish-entry.ts';
import { toStableJson } from '#src/cms/content/stable-json.ts';
import { bin, versions } from '#src/cms/db/schema/index.ts';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { restoreBinnedEntry } from '#src/cms/modules/versions/bin.ts';
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
const isIn = (list: readonly EntryContent[], item: EntryContent) => list.some((otherItem) => isSame(item, otherItem));

/**
 * Returns the expected state after `content` was published: the draft from which it came is discarded, and so is the
 * end date of an entry without a switch. A scheduled draft with another text remains, without its date.
 */
function getVisible(expectedState: ExpectedState, content: EntryContent, isSwitched: boolean): ExpectedState {
  const newlySeen =
    expectedState.live !== null &&
    !isSame(expectedState.live, expectedState.seen.at(-1)) &&
    !isSame(expectedState.live, content)
      ? [expectedState.live]
      : [];
  const now = isSame(expectedState.live, content) ? [] : [content];
  const isStopped =
    (expectedState.publishAt !== null || expectedState.isStopped) && !isSame(expectedState.draft, content);
  const draft = isStopped ? expectedState.draft : null;
  const result = { draft, isStopped, publishAt: null, endAt: isSwitched ? expectedState.endAt : null };
  return { ...expectedState, ...result, live: content, seen: [...expectedState.seen, ...newlySeen, ...now] };
}

/** Returns the unchanged state after an action that was rejected. */
const refuse = (work: Promise<unknown>, expectedState: ExpectedState): Promise<ExpectedState> =>
  work.then(
    () => Promise.reject(new Error('A step that cannot be taken was taken.')),
    () => expectedState,
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
  expectedState: ExpectedState,
  step: Step,
) {
  const entryKey = { kind: kind.kind, key };
  const isSwitched = SWITCHABLE_TYPES.includes(kind.kind);
  const { edit } = await readPendingChanges(system.database.db, entryKey);
  const publish = (content: EntryContent) =>
    changeContent(system, async (tx) => ({ value: null, tags: await publishEntry(tx, kind, key, content, by) }));
  const createLater = (hours: number) => new Date(by.at.getTime() + hours * HOUR);
  const { live, draft } = expectedState;
  switch (step.action) {
    case 'edit': {
      const content = reworded(draft ?? live ?? expectedState.seen.at(-1) ?? {}, words);
      const saving = saveEntryDraft(system, kind, { key, from: edit, content }, by);
      if (live === null) return refuse(saving, expectedState);
      await saving;
      return {
        ...expectedState,
        draft: content,
        publishAt: null,
        isStopped: false,
        saved: [...expectedState.saved, content],
      };
    }
    case 'publish': {
      // Another editor can publish without opening the draft.
      const isOther = draft === null || step.pick % 3 === 0;
      const content = isOther ? reworded(live ?? expectedState.seen.at(-1) ?? {}, words) : draft;
      if (live === null) return refuse(publish(content), expectedState);
      await publish(content);
      return { ...getVisible(expectedState, content, isSwitched), saved: [...expectedState.saved, content] };
    }
    case 'schedule': {
      const [publishAt, endAt] = [draft === null ? null : createLater(1), step.pick % 2 === 0 ? createLater(2) : null];
      const setting = handleScheduleEntry(system, kind, key, { from: edit, publishAt, endAt }, by);
      if (live === null) return refuse(setting, expectedState);
      await setting;
      return { ...expectedState, publishAt, endAt, isStopped: false };
    }
    case 'due': {
      await publishPendingDraft(system, kind, key, by);
      if (live === null || draft === null || expectedState.publishAt === null || expectedState.publishAt > by.at)
        return expectedState;
      return { ...getVisible(expectedState, draft, isSwitched), endAt: expectedState.endAt };
    }
    case 'end': {
      await endEntry(system, kind, key, by);
      if (expectedState.endAt === null || expectedState.endAt > by.at) return expectedState;
      const previousContent = expectedState.seen.at(-2);
      if (isSwitched || !previousContent) return { ...expectedState, endAt: null };
      return {
        ...getVisible(expectedState, previousContent, false),
        draft,
        publishAt: expectedState.publishAt,
        isStopped: expectedState.isStopped,
      };
    }
    case 'restore': {
      const restoredContent = expectedState.seen[step.pick % Math.max(1, expectedState.seen.length)];
      if (live === null || !restoredContent) return expectedState;
      await publish(restoredContent);
      return getVisible(expectedState, restoredContent, isSwitched);
    }
    case 'drop': {
      await discardEntryDraft(system, entryKey, edit);
      return { ...expectedState, draft: null, publishAt: null, isStopped: false };
    }
    case 'delete': {
      if (live === null || !remove) return expectedState;
      await remove(system, by);
      const newlySeen = isSame(live, expectedState.seen.at(-1)) ? [] : [live];
      return {
        ...expectedState,
        live: null,
        publishAt: null,
        endAt: null,
        seen: [...expectedState.seen, ...newlySeen],
      };
    }
    case 'bring back': {
      const last = expectedState.seen.at(-1);
      // An alert and a term may have the same number.
      const condition = and(eq(bin.kind, kind.kind), eq(bin.key, key));
      const [row] = await system.database.db.select({ id: bin.id }).from(bin).where(condition);
      if (live !== null || !last || !row) return expectedState;
      await restoreBinnedEntry(system, row.id, by, EVERY_RIGHT);
      return { ...expectedState, live: last, seen: [...expectedState.seen, last] };
    }
  }
}

/**
 * Returns the first difference between a subject, with all its versions, and its expected state; null if they are equal.
 */
async function findDifference(
  { database }: ContentSystem,
  { kind, key }: Subject,
  expectedState: ExpectedState,
  versions: readonly EntryContent[],
): Promise<string | null> {
  const live = await readLive(database, { kind, key });
  const { draft, publishAt, endAt, stoppedAt } = await readPendingChanges(database.db, { kind: kind.kind, key });
  const losses = [...expectedState.saved, ...expectedState.seen].filter((item) => !isIn(versions, item));
  const match = { live, draft: draft?.content ?? null, publishAt, isStopped: stoppedAt !== null, endAt, lost: losses };
  const getMoment = (time: Date | null) => time?.toISOString() ?? null;
  const expected = {
    live: expectedState.live,
    draft: expectedState.draft,
    publishAt: getMoment(expectedState.publishAt),
    isStopped: expectedState.isStopped,
    endAt: getMoment(expectedState.endAt),
    lost: [],
  };
  return isSame(match, expected)
    ? null
    : `${kind.kind} ${key}: expected ${toStableJson(expected)}, found ${toStableJson(match)}`;
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
  for (const [index, step] of order.entries()) {
    const subject = subjects[step.subject];
    const expected = owns[step.subject];
    if (!subject || !expected) throw new Error(`There is no subject ${step.subject}.`);
    const actor: Actor = { uid: null, at: new Date(startedAt + index * 1.5 * HOUR), language: 'nl' };
    owns[step.subject] = await runStep(
      { system, by: actor, words: `woord ${step.pick} ${index} ${turn}` },
      subject,
      expected,
      step,
    );
  }
  const keys = subjects.map(({ key }) => key);
  const rows = await system.database.db.select().from(versions).where(inArray(versions.key, keys));
  const differences = await Promise.all(
    subjects.map((subject, index) => {
      const versionRows = rows.filter(({ kind, key }) => kind === subject.kind.kind && key === subject.key);
      return findDifference(
        system,
        subject,
        owns[index] as ExpectedState,
        versionRows.flatMap(({ content }) => (content ? [content] : [])),
      );
    }),
  );
  return differences.filter((item) => item !== null);
}

/** Number of orders run in parallel, each on separate entries. */
const TOGETHER = 6;

/**
 * Runs `count` random orders of editing, publishing, scheduling, ending, restoring and deleting over every entry type.
 * Throws with the shortest order in which a version was lost, or an entry or language changed another.
 */
export async function checkEntryOrders(system: ContentSystem, count: number): Promise<void> {
  const slots = Array.from({ length: TOGETHER }, (_, slot) => readSubjects(system, slot));
  await fc.assert(
    fc.asyncProperty(fc.array(anyOrder, { minLength: TOGETHER, maxLength: TOGETHER }), async (orders) => {
      const problemsByOrder = await Promise.all(
        orders.map(async (order, slot) => runOrder(system, (await slots[slot]?.()) ?? [], order)),
      );
      const problems = problemsByOrder.flat();
      if (problems.length > 0) throw new Error(problems.join('\n'));
    }),
    { numRuns: Math.ceil(count / TOGETHER), includeErrorInReport: true },
  );
}

/**
 * Returns a function that prepares a slot's subjects for the next order: it recreates deleted ones, and excludes drafts
 * and versions of earlier orders from the comparison.
 */
function readSubjects(system: ContentSystem, slot: number): () => Promise<readonly Subject[]> {
  const makers = listSubjectMakers(slot);
  let storedSubjects: readonly Subject[] = [];
  return async () => {
    storedSubjects = await Promise.all(
      makers.map(async (make, index) => {
        const subject = storedSubjects[index];
        return subject && (await readLive(system.database, subject)) !== null ? subject : make(system);
      }),
    );
    await dropAll(system, storedSubjects);
    return storedSubjects;
  };
}

async function dropAll({ database }: ContentSystem, subjects: readonly Subject[]): Promise<void> {
  const paths = [subjects.map(({ kind }) => kind.kind), subjects.map(({ key }) => key)];
  for (const table of ['things', 'versions']) {
    const isOne = '(kind, key) in (select * from unnest($1::text[], $2::text[]))';
    await database.pool.query(`delete from ${table} where ${isOne}`, paths);
  }
}
