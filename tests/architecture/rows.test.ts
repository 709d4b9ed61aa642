import { describe, expect, it } from 'vitest';
import { GATE_STORIES, type GateStory } from '../gate-stories.ts';
import { ROWS } from '../rows.ts';
import { FILES, read } from './source.ts';

const storyRows = new Set(GATE_STORIES.flatMap(({ rows }) => rows));
const getPath = ({ file }: (typeof GATE_STORIES)[number]) => `tests/e2e/${file}.spec.ts`;

/** Maximum number of stories of the gate: a new one replaces another. */
const MAX_STORIES = 150;

/** Starts a separate product, which takes as long as five stories. */
const STARTS_ITS_OWN = /\b(?:withOwnProduct|withMovedTime|startMachines|startDrupal)\(/;

describe('rows of the specification', () => {
  it('say what it says, each once', () => {
    const specification = read('docs/specification.md');
    expect(ROWS.filter(({ words }) => !specification.includes(words)).map(({ id }) => id)).toEqual([]);
    expect(ROWS.map(({ id }) => id).filter((id, index, ids) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ROWS.length).toBeGreaterThan(140);
  });

  it('are each held by a story of the gate, or by a fast test that is there', () => {
    const isHeld = ({ id, test }: (typeof ROWS)[number]) =>
      storyRows.has(id) ||
      (test !== undefined && FILES.includes(test) && !test.includes('.slow.') && !id.startsWith('screen:'));
    expect(ROWS.filter((specificationRow) => !isHeld(specificationRow)).map(({ id }) => id)).toEqual([]);
  });
});

/** Returns true if a file has the title, which may be one variant: `alcohol: …` of `${label}: …`. */
const hasTitle = (text: string, { title }: GateStory) =>
  text.includes(title) || text.includes(title.replace(/^\w+(?=: )/, '}'));

describe('stories of the gate', () => {
  it('name rows that are there', () => {
    const knownKeys = new Set(ROWS.map(({ id }) => id));
    expect([...storyRows].filter((id) => !knownKeys.has(id))).toEqual([]);
    expect(GATE_STORIES.filter(({ rows }) => rows.length === 0)).toEqual([]);
  });

  it('are there, few, and have no product of their own', () => {
    const missing = GATE_STORIES.filter(
      (gateStory) => !FILES.includes(getPath(gateStory)) || !hasTitle(read(getPath(gateStory)), gateStory),
    );
    expect(missing.map(({ file, title }) => `${file}: ${title}`)).toEqual([]);
    expect(GATE_STORIES.length).toBeLessThanOrEqual(MAX_STORIES);
    const costly = GATE_STORIES.map(getPath).filter((path) => STARTS_ITS_OWN.test(read(path)));
    expect([...new Set(costly)]).toEqual([]);
  });
});

describe('stories that were unstable', () => {
  it('are few, and leave the list within two weeks', () => {
    const listedData = JSON.parse(read('tests/unstable.json')) as readonly { readonly date: string }[];
    expect(listedData.length).toBeLessThanOrEqual(5);
    const oldest = Date.now() - 14 * 24 * 3_600_000;
    expect(listedData.filter(({ date }) => !(Date.parse(date) >= oldest))).toEqual([]);
  });
});
