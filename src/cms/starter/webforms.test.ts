import { describe, expect, test } from 'vitest';
import { listLeafElements } from '#src/contract/webform/answers.ts';
import type { LeafElement, WebformText } from '#src/contract/webform/definition.ts';
import { readWebform, writeWebform } from '#src/contract/webform/wire/webform-wire.ts';
import { DRAWINGS } from '#src/ui/drawing/drawings.ts';
import { listDefinitionProblems } from '#tests/support/definition-problems.ts';
import { cleanWebform } from '../modules/webforms/clean-webform.ts';
import { STARTER } from './content.ts';

const forms = STARTER.webforms;

/** Returns the part of an element that has to be equal in every language: all except the texts. */
function getStructure(element: LeafElement): unknown {
  const { type, key, when } = element;
  const fields = element as unknown as Record<string, unknown>;
  const limits = ['required', 'maxLength', 'multiple', 'min', 'max', 'step', 'image', 'url'].map(
    (name) => fields[name],
  );
  const values = 'options' in element ? element.options.map(({ value, answer }) => [value, answer?.fits]) : [];
  const has = ['other', 'folded', 'requiredError', 'maxLengthError', 'help'].map((name) => fields[name] !== undefined);
  return { type, key, when, limits, values, has };
}

function getOutline({ elements, submit, confirmation }: WebformText): unknown {
  const pages = elements.map((element) => (element.type === 'page' ? [element.key, element.elements.length] : null));
  return {
    pages,
    leaves: listLeafElements({ elements }).map(getStructure),
    submit: submit !== undefined,
    title: confirmation.title !== undefined,
  };
}

/** Returns every string at a key, anywhere below a value. */
function getValues(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => getValues(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => [...(name === key ? [item] : []), ...getValues(item, key)]);
}

test('every form has an id of its own', () => {
  const ids = forms.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids).toContain('contact');
});

test('every form that a page shows exists, in the domains of the page', () => {
  const missing = STARTER.pages.flatMap((page) => {
    const visible = [...getValues(page.nl, 'webform'), ...getValues(page.en, 'webform')];
    return visible.flatMap((id) => {
      const form = forms.find((form) => form.id === id);
      const isPresent = form && page.domains.every((domain) => form.domains.includes(domain));
      return isPresent ? [] : [`${page.id} shows ${String(id)}`];
    });
  });
  expect(missing).toEqual([]);
});

describe.each(forms)('form $id', (form) => {
  const { id, nl, en, domains } = form;
  const texts = [nl, ...(en ? [en] : [])];

  test('can be shown and sent', () => {
    expect(texts.flatMap((text) => listDefinitionProblems({ id, ...text }))).toEqual([]);
  });

  test('has the same questions, values and limits in both languages', () => {
    if (domains.some((domain) => domain !== 'guided')) expect(en).toBeDefined();
    if (en) expect(getOutline(en)).toEqual(getOutline(nl));
  });

  test('comes back from the wire as it was written', () => {
    for (const text of texts) {
      const definition = JSON.parse(JSON.stringify({ id, ...cleanWebform(text) }));
      expect(readWebform(JSON.parse(JSON.stringify(writeWebform(definition))))).toEqual(definition);
    }
  });

  test('loses nothing when its rich texts are sanitised', () => {
    for (const text of texts) expect(cleanWebform(text)).toEqual(text);
  });

  test('shows drawings that are there', () => {
    const drawings = getValues(nl.elements, 'drawing');
    expect(drawings.filter((name) => !Object.hasOwn(DRAWINGS, String(name)))).toEqual([]);
  });
});
