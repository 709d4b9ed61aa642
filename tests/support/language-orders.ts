import fc from 'fast-check';
import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { changeAlias } from '#src/cms/modules/content/life/change-alias.ts';
import { insertNode } from '#src/cms/modules/content/life/create-node.ts';
import { publishNode, unpublishNode } from '#src/cms/modules/content/life/publish.ts';
import { restoreRevisionContent } from '#src/cms/modules/content/life/restore.ts';
import { handleSaveDraft } from '#src/cms/modules/content/life/save-draft.ts';
import { translateNode } from '#src/cms/modules/content/life/translate.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';

/** An editor's action on a language of a page. */
interface Step {
  readonly action: 'edit' | 'translate' | 'publish' | 'schedule' | 'unpublish' | 'restore' | 'move';
  readonly language: Language;
  /** Selects the old revision to restore, as a fraction of all; the typed text is derived from it too. */
  readonly pick: number;
}

interface SavedRevision {
  readonly vid: number;
  readonly title: string;
  readonly body: string;
  readonly state: string;
}

/** Expected state of a language after its previous steps. */
interface ExpectedState {
  readonly saved: readonly SavedRevision[];
  readonly publishedVid: number | null;
  readonly path: string | null;
}

const NOTHING: ExpectedState = { saved: [], publishedVid: null, path: null };

const anyStep: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom('edit', 'translate', 'publish', 'schedule', 'unpublish', 'restore', 'move'),
  language: fc.constantFrom(...LANGUAGES),
  pick: fc.nat({ max: 999 }),
});

const anyOrder = fc.array(anyStep, { minLength: 1, maxLength: 12 });

const uuid = crypto.randomUUID();
const written = ({ language, pick }: Step, stepNumber: number) => {
  const body = `<p>${language} ${pick} ${stepNumber}</p>`;
  const fields = { paragraphs: [{ type: 'text', uuid, body }] };
  return { title: `${language} ${pick} ${stepNumber}`, body, fields, authorUid: null };
};

/** Runs a step and returns the language's expected state. An impossible step is rejected and changes nothing. */
async function runStep(
  system: ContentSystem,
  nid: number,
  expectedState: ExpectedState,
  step: Step,
  stepNumber: number,
): Promise<ExpectedState> {
  const { language, action } = step;
  const last = expectedState.saved.at(-1);
  const pageKey = { nid, language, from: last?.vid ?? 0 };
  const add = (vid: number, { title, body }: { title: string; body: string }, state: string): ExpectedState => ({
    ...expectedState,
    saved: [...expectedState.saved, { vid, title, body, state }],
  });
  if ((action === 'translate') === (last !== undefined) && action !== 'move') {
    const content = written(step, stepNumber);
    const rejection =
      action === 'translate' ? translateNode(system, pageKey, content) : handleSaveDraft(system, pageKey, content);
    await rejection.then(
      () => Promise.reject(new Error(`"${action}" was taken.`)),
      () => undefined,
    );
    return expectedState;
  }
  const content = written(step, stepNumber);
  if (action === 'translate') return add((await translateNode(system, pageKey, content)).vid, content, 'draft');
  if (action === 'edit') return add((await handleSaveDraft(system, pageKey, content)).vid, content, 'draft');
  if (action === 'move') {
    const path = `/orde-${nid}-${step.pick}`;
    await changeAlias(system, { nid, language, path });
    return { ...expectedState, path };
  }
  if (!last) return expectedState;
  if (action === 'publish') {
    const { vid } = await publishNode(system, pageKey, null);
    return { ...add(vid, last, 'published'), publishedVid: vid };
  }
  if (action === 'schedule') {
    const { vid } = await publishNode(system, pageKey, null, new Date(system.now().getTime() + 86_400_000));
    return add(vid, last, 'scheduled');
  }
  if (action === 'unpublish') {
    const { vid } = await unpublishNode(system, pageKey, null);
    return { ...add(vid, last, 'draft'), publishedVid: null };
  }
  const picked = expectedState.saved[step.pick % expectedState.saved.length] ?? last;
  return add((await restoreRevisionContent(system, { ...pageKey, vid: picked.vid }, null)).vid, picked, 'draft');
}

/** Reads the stored state of a language: all revisions in order, the newest, the published one and the path. */
async function readState({ database }: ContentSystem, nid: number, language: Language) {
  const { rows: saved } = await database.pool.query<SavedRevision>(
    `select vid::int as vid, title, fields #>> '{paragraphs,0,body}' as body, state from node_revisions
      where nid = $1 and language = $2 order by vid`,
    [nid, language],
  );
  const { rows } = await database.pool.query<{ latest: number; publishedVid: number | null; path: string | null }>(
    `select latest_vid::int as latest, published_vid::int as "publishedVid" from node_translations
      where nid = $1 and language = $2`,
    [nid, language],
  );
  const paths = await database.pool.query<{ path: string }>(
    'select path from path_aliases where nid = $1 and language = $2',
    [nid, language],
  );
  const { latest = null, publishedVid = null } = rows[0] ?? {};
  return { saved, latest, publishedVid, path: paths.rows[0]?.path ?? null };
}

/** Runs the steps on a new page and returns the first difference between a language and its expected state, or null. */
async function runOrder(system: ContentSystem, order: readonly Step[]): Promise<string | null> {
  const [first] = order;
  if (!first) return null;
  const content = written(first, -1);
  const node = { type: 'basic_page', domains: ['alcohol' as const], language: first.language };
  const { nid, vid } = await insertNode(system, node, content);
  const states: Record<Language, ExpectedState> = { nl: NOTHING, en: NOTHING };
  states[first.language] = {
    ...NOTHING,
    saved: [{ vid, title: content.title, body: content.body, state: 'draft' }],
  };
  for (const [index, step] of order.entries()) {
    states[step.language] = await runStep(system, nid, states[step.language], step, index);
  }
  for (const language of LANGUAGES) {
    const { saved, publishedVid, path } = states[language];
    const expected = JSON.stringify({ saved, latest: saved.at(-1)?.vid ?? null, publishedVid, path });
    const json = JSON.stringify(await readState(system, nid, language));
    if (json !== expected) return `${language}: expected ${expected}, found ${json}`;
  }
  return null;
}

/** Number of orders run in parallel, each on a separate page. */
const TOGETHER = 10;

/**
 * Runs `count` random orders of editors' actions; throws with the shortest order in which one language changed another.
 */
export async function checkLanguageOrders(system: ContentSystem, count: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(anyOrder, { minLength: TOGETHER, maxLength: TOGETHER }), async (orders) => {
      const differences = await Promise.all(orders.map((order) => runOrder(system, order)));
      const problems = differences.filter((item) => item !== null);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    }),
    { numRuns: Math.ceil(count / TOGETHER), includeErrorInReport: true },
  );
}
