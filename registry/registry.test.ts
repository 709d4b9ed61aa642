import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from '#src/domains/placeholders.ts';
import { validateHtml } from '#src/ui/validate-html.ts';
import { COMPONENTS } from './components.ts';
import { isParagraphsField } from './define.ts';
import { EXAMPLE_NAMES } from './example.ts';
import { createExampleContext } from './example-context.ts';
import type { AnyField, SafeHtml } from './fields/field.ts';
import { GALLERY, renderExample } from './gallery.tsx';
import { NODES, PARAGRAPHS } from './index.ts';

const url = new URL('./', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, url), 'utf8');
const tools = { safe: (html: string) => html as SafeHtml };

type Texts = { readonly [key: string]: string | Texts };

/** Returns the texts of the namespace in one language; a missing text fails the test that reads it. */
function getTexts(language: 'nl' | 'en') {
  const all = JSON.parse(read(`../public/locales/${language}/registry.json`)) as Texts;
  return (key: string, values: Record<string, string | number> = {}) => {
    const total = key
      .split('.')
      .reduce<string | Texts | undefined>((total, step) => (typeof total === 'object' ? total[step] : total), all);
    if (typeof total !== 'string') throw new Error(`The namespace "registry" has no text "${key}".`);
    return fillPlaceholders(total, values);
  };
}

const types = [...NODES, ...PARAGRAPHS].map((definition) => ({
  definition,
  name: definition.name,
  folder: `${definition.entity}s/${definition.name}`,
}));
const matchingTypes = types.filter(({ definition }) => definition.renderedBy === 'component');

it('has a folder for every type, and no folder without one', () => {
  const folders = globSync('{nodes,paragraphs}/*', { cwd: new URL('.', url) }).sort();
  expect(folders).toEqual(types.map(({ folder }) => folder).sort());
});

it('has a component and examples for exactly the types that render themselves', () => {
  const names = matchingTypes.map(({ name }) => name).sort();
  expect(Object.keys(COMPONENTS).sort()).toEqual(names);
  expect(GALLERY.map(({ definition }) => definition.name).sort()).toEqual(names);
});

it('has a field for every paragraph: what fits in none, no editor can add', () => {
  const fields = types.flatMap(({ definition }) => Object.values(definition.fields as Record<string, AnyField>));
  const allowedValues = new Set(fields.flatMap((field) => (isParagraphsField(field) ? field.allow : [])));
  const homeless = PARAGRAPHS.map(({ name }) => name).filter((name) => !allowedValues.has(name));
  expect(
    homeless,
    'add it to TOP_LEVEL_BLOCKS in registry/page-fields.ts, or to `allow` of a paragraph that holds it',
  ).toEqual([]);
});

it('has an island.ts for exactly the paragraphs that say `island: true`', () => {
  const files = globSync('paragraphs/*/island.ts', { cwd: new URL('.', url) }).map((path) => path.split('/').at(1));
  expect(files.toSorted()).toEqual(
    PARAGRAPHS.filter(({ island }) => island === true)
      .map(({ name }) => name)
      .toSorted(),
  );
});

describe.each(matchingTypes)('$folder', ({ definition, name, folder }) => {
  const entry = GALLERY.find((each) => each.definition === definition);
  const sources = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: new URL('.', url) })
    .map(read)
    .join('\n');

  it('has its files', () => {
    for (const file of ['definition.ts', 'component.tsx', 'styles.scss', 'examples.ts']) {
      expect(existsSync(new URL(`${folder}/${file}`, url)), file).toBe(true);
    }
  });

  it('is a pure function of its props: no hooks, no fetch, no clock, no markup of its own', () => {
    expect(sources).not.toMatch(/\buse[A-Z]\w*\(|\bfetch\(|new Date\(|Date\.now|dangerouslySetInnerHTML|\bstyle=/);
  });

  it('styles one block, with tokens only', () => {
    const styles = read(`${folder}/styles.scss`);
    expect(styles).toContain(`.${name.replaceAll('_', '-')}`);
    expect(styles).not.toMatch(/#[\da-f]{3,8}\b|\brgb|oklch/i);
  });

  it.each(EXAMPLE_NAMES)('%s: the example may be stored', async (example) => {
    const storedExample = entry?.examples[example] ?? {};
    for (const [field, kind] of Object.entries(definition.fields as Record<string, AnyField>)) {
      await expect(kind.schema().validate(storedExample[field], { strict: true }), field).resolves.toEqual(
        storedExample[field],
      );
    }
    const knownKeys = new Set([...Object.keys(definition.fields), ...(definition.entity === 'node' ? ['title'] : [])]);
    expect(Object.keys(storedExample).filter((field) => !knownKeys.has(field))).toEqual([]);
  });

  it.each(EXAMPLE_NAMES)('%s: gives valid HTML without script and style, in both languages', async (example) => {
    for (const language of ['nl', 'en'] as const) {
      const html = renderExample(
        definition,
        entry?.examples[example] ?? {},
        createExampleContext(getTexts(language), language),
        tools,
      );
      expect(await validateHtml(html)).toEqual([]);
      expect(html).not.toMatch(/<script|<img src=x|\sstyle=|\son\w+=(?!alert)/);
    }
  });
});
