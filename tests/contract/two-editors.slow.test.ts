import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { findNodeDefinition } from '#registry/index.ts';
import { createPage } from '#src/contract/desk/page-life.ts';
import { openPage, type PageParams, readPageConflict, savePage } from '#src/contract/desk/pages.ts';
import { listPageDifferences, mergePages } from '#src/editor/canvas/conflict/merge.ts';
import type { PageContent } from '#src/editor/canvas/stored/page-content.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { createStaffAccount } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

/** Two editors at one page for five minutes: each types a word every second, and saves after a second and a half. */
const SECONDS = 300;
const BLOCKS = 12;

type DeskEditor = Awaited<ReturnType<typeof createStaffAccount>>['client'];

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

/** Returns pseudo-random numbers that are equal in every run. */
function getChances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type Block = StoredParagraph & { readonly body: string };

const definition = findNodeDefinition('basic_page');
const getBlocks = ({ fields }: PageContent) => (fields.paragraphs ?? []) as readonly Block[];
const withBlocks = (content: PageContent, blocks: readonly Block[]): PageContent => ({
  ...content,
  fields: { ...content.fields, paragraphs: blocks },
});
const getWords = (content: PageContent) => new Set(JSON.stringify(content).match(/woord\d+[ab]/g) ?? []);
const extended = (body: string, word: string) => body.replace('</p>', ` ${word}</p>`);

class Editor {
  readonly written = new Set<string>();
  /** Number of conflicts shown, and those that were caused by only one of the two editors. */
  asked = 0;
  readonly needless: string[] = [];
  private readonly desk: DeskEditor;
  private readonly name: string;
  private readonly params: PageParams;
  private base: { vid: number; content: PageContent };
  content: PageContent;

  constructor(desk: DeskEditor, name: string, params: PageParams, base: { vid: number; content: PageContent }) {
    this.desk = desk;
    this.name = name;
    this.params = params;
    this.base = base;
    this.content = base.content;
  }

  /** Writes a word in a block, adds one, or moves one. */
  write(second: number, chance: () => number): void {
    const blocks = getBlocks(this.content);
    const word = `woord${second}${this.name}`;
    const at = Math.floor(chance() * blocks.length);
    const kind = chance();
    this.written.add(word);
    if (kind < 0.05) {
      const addedBlock: Block = { uuid: crypto.randomUUID(), type: 'text', body: `<p>${word}</p>` };
      this.content = withBlocks(this.content, [...blocks.slice(0, at), addedBlock, ...blocks.slice(at)]);
      return;
    }
    const content = blocks.map((block, index) =>
      index === at ? { ...block, body: extended(block.body, word) } : block,
    );
    if (kind < 0.1) content.push(...content.splice(0, 1));
    this.content = withBlocks(this.content, content);
  }

  /** Saves like the editor: merges another editor's save, and resolves a conflict if both changed one field. */
  async save(): Promise<void> {
    for (;;) {
      const body = { from: this.base.vid, ...this.content };
      const result = await this.desk.call(savePage, { params: this.params, body });
      if (result.ok) {
        this.base = { vid: result.value.vid, content: this.content };
        return;
      }
      const conflict = readPageConflict(result.failure);
      if (!conflict || !definition) throw new Error(JSON.stringify(result.failure));
      const { vid, title, fields } = conflict.current;
      const theirs: PageContent = { title, fields };
      const versions = { definition: definition as never, base: this.base.content, mine: this.content, theirs };
      const clashes = listPageDifferences(versions).filter(({ isBoth }) => isBoth);
      if (clashes.length > 0) this.asked += 1;
      for (const clash of clashes) {
        const body = getBlocks(this.base.content).find(({ uuid }) => uuid === clash.block)?.body;
        if (clash.mine === body || clash.theirs === body) this.needless.push(clash.key);
      }
      const pages = mergePages({ ...versions, choices: {} });
      // Resolves the conflict by appending the other's text to the user's own.
      const blocks = getBlocks(pages).map((block) => {
        const clash = clashes.find((clash) => clash.block === block.uuid && clash.field === 'body');
        if (!clash) return block;
        const mineWords = getWords({ title: '', fields: { body: clash.mine } });
        const missing = [...getWords({ title: '', fields: { body: clash.theirs } })].filter(
          (word) => !mineWords.has(word),
        );
        return { ...block, body: missing.reduce(extended, String(clash.mine)) };
      });
      this.content = withBlocks(pages, blocks);
      if (vid === null) throw new Error('The page is gone.');
      this.base = { vid, content: theirs };
    }
  }
}

const SEED = 2;

it('two editors at one page for five minutes lose no word and are asked nothing needless', async () => {
  const [{ client }, { client: otherClient }] = [await createStaffAccount(system), await createStaffAccount(system)];
  const savedPage = expectSuccess(
    await client.call(createPage, {
      body: { type: 'basic_page', domains: ['alcohol'], language: 'nl', title: 'Samen' },
    }),
  );
  const params: PageParams = { nid: savedPage.nid, language: 'nl' };
  const paragraphs = Array.from(
    { length: BLOCKS },
    (): Block => ({
      uuid: crypto.randomUUID(),
      type: 'text',
      body: '<p>Begin</p>',
    }),
  );
  const start: PageContent = { title: 'Samen', fields: { paragraphs } };
  const first = expectSuccess(await client.call(savePage, { params, body: { from: savedPage.vid, ...start } }));
  const base = { vid: first.vid, content: start };
  const editors = [new Editor(client, 'a', params, base), new Editor(otherClient, 'b', params, base)];

  const chance = getChances(SEED);
  for (let second = 0; second < SECONDS; second += 1) {
    for (const editor of editors) {
      editor.write(second, chance);
      if (chance() < 0.4) await editor.save();
    }
  }
  for (const editor of [...editors, ...editors]) await editor.save();

  const { title, fields } = expectSuccess(await client.call(openPage, { params }));
  const serverWords = getWords({ title, fields });
  const content = editors.flatMap((editor) => [...editor.written]);
  expect(content).toHaveLength(2 * SECONDS);
  expect(content.filter((word) => !serverWords.has(word))).toEqual([]);
  expect(editors.flatMap(({ needless }) => needless)).toEqual([]);
  // At least one conflict must have occurred, or the run would prove nothing.
  expect(editors.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(0);
});
