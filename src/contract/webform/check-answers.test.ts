import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { generateAnswers } from './answers.fixture.ts';
import { listAnswerKeys } from './answers.ts';
import { checkAnswers } from './check-answers.ts';
import type { LeafElement, WebformElement } from './definition.ts';
import { anyDefinition } from './definitions.fixture.ts';
import type { TranslateWebform } from './problems.ts';

/** Returns the key of the text, and its values. */
const t: TranslateWebform = (key, values = {}) =>
  key === 'decimal_mark' ? ',' : [key, ...Object.values(values)].join(' ');

const check = (elements: readonly WebformElement[], raw: unknown) => checkAnswers({ elements }, raw, t);
const renderField = (element: LeafElement, raw: unknown) =>
  check([element], raw === undefined ? {} : { [element.key]: raw });
const renderText = (overrides: object = {}) => ({ type: 'text', key: 'a', label: 'Wat?', ...overrides }) as LeafElement;

test('every full set of answers is taken, and what is kept is taken again as it is', () => {
  fc.assert(
    fc.property(
      anyDefinition.chain((definition) => fc.tuple(fc.constant(definition), generateAnswers(definition))),
      ([definition, answers]) => {
        const first = checkAnswers(definition, answers, t);
        expect(first).toMatchObject({ ok: true });
        if (!first.ok) return;
        const travelledData: unknown = JSON.parse(JSON.stringify(first.answers));
        expect(travelledData).toEqual(first.answers);
        expect(checkAnswers(definition, travelledData, t)).toEqual(first);
      },
    ),
  );
});

test('an element that comes for one that goes has its say in what follows', () => {
  const createWhen = (key: string, ...is: string[]) => ({ match: 'any' as const, of: [{ key, is }] });
  const getAsked = (key: string, overrides: object) => renderText({ key, label: key, ...overrides });
  const elements = [
    getAsked('q1', { when: createWhen('q0', 'a') }),
    { type: 'check', key: 'q2', label: 'q2', when: createWhen('q1', '') } as LeafElement,
    getAsked('q4', { required: true, when: createWhen('q2', '1') }),
  ];
  // The answer to q1 does not count, so q2 applies, and therefore q4.
  expect(check(elements, { q1: 'x', q2: true, q4: 'y' })).toEqual({ ok: true, answers: { q2: true, q4: 'y' } });
});

test('whatever is sent, the answer is one of the two, and keeps nothing that was not asked', () => {
  fc.assert(
    fc.property(
      anyDefinition,
      fc.jsonValue(),
      fc.array(fc.jsonValue(), { maxLength: 8 }),
      (definition, fullJsonValue, values) => {
        const keys = listAnswerKeys(definition);
        const entries = Object.fromEntries(values.map((value, index) => [keys[index] ?? `x${index}`, value]));
        for (const body of [fullJsonValue, entries]) {
          const answers = checkAnswers(definition, body, t);
          if (answers.ok) expect(keys).toEqual(expect.arrayContaining(Object.keys(answers.answers)));
          else expect(Object.keys(answers.fields).length).toBeGreaterThan(0);
        }
      },
    ),
  );
});

describe('a text', () => {
  it('is required with the standard words or its own', () => {
    expect(renderField(renderText({ required: true }), undefined)).toEqual({
      ok: false,
      fields: { a: 'problems.required Wat?' },
    });
    const leafElement = renderText({ required: true, requiredError: 'Schrijf iets.' });
    expect(renderField(leafElement, ' \n ')).toEqual({ ok: false, fields: { a: 'Schrijf iets.' } });
  });

  it('has room for 255 code points unless its definition says otherwise', () => {
    expect(renderField(renderText(), '👩'.repeat(255))).toMatchObject({ ok: true });
    expect(renderField(renderText(), '👩'.repeat(256))).toEqual({
      ok: false,
      fields: { a: 'problems.too_long 255 256' },
    });
    expect(renderField(renderText({ maxLength: 3, maxLengthError: 'Korter.' }), 'vier')).toEqual({
      ok: false,
      fields: { a: 'Korter.' },
    });
  });
});

describe('a list of texts', () => {
  const list = (overrides: object = {}) => renderText({ multiple: { max: 3 }, maxLength: 5, ...overrides });

  it('needs at least one that is not empty, asked for in the first field', () => {
    for (const emptyAnswer of [undefined, [], ['', '  ']]) {
      expect(renderField(list({ required: true }), emptyAnswer)).toEqual({
        ok: false,
        fields: { 'a.0': 'problems.required_list Wat?' },
      });
    }
    expect(renderField(list({ required: true }), ['', 'lopen', ''])).toEqual({ ok: true, answers: { a: ['lopen'] } });
  });

  it('checks each of them, at its own field', () => {
    expect(renderField(list(), ['lopen', 'zwemmen', 'fietsen'])).toEqual({
      ok: false,
      fields: { 'a.1': 'problems.too_long 5 7', 'a.2': 'problems.too_long 5 7' },
    });
    expect(renderField(list(), ['a', 'b', 'c', 'd'])).toEqual({ ok: false, fields: { 'a.3': 'problems.too_many 3' } });
  });
});

describe('a number', () => {
  const renderNumber = (overrides: object = {}) =>
    ({ type: 'number', key: 'a', label: 'Hoeveel?', ...overrides }) as LeafElement;

  it.each([
    [{ step: 0.5 }, '2,5', '2.5'],
    [{ step: 0.5 }, 2.5, '2.5'],
    [{ step: 0.01 }, ',05', '0.05'],
    [{ min: -3 }, '-2', '-2'],
    [{ min: 0.1, step: 0.1 }, '0,3', '0.3'],
    [{}, '007', '7'],
    [{}, '', undefined],
  ])('%j takes %j', (rules, body, stored) => {
    expect(renderField(renderNumber(rules), body)).toEqual({
      ok: true,
      answers: stored === undefined ? {} : { a: stored },
    });
  });

  it.each([
    [{}, '1.000', 'problems.number'],
    [{}, '1e3', 'problems.number'],
    [{}, 'twee', 'problems.number'],
    [{}, '2,5', 'problems.step 1'],
    [{ min: 1 }, '0', 'problems.too_low 1'],
    [{}, '-1', 'problems.number'],
    [{ max: 7.5, step: 0.5 }, '8', 'problems.too_high 7,5'],
    [{ step: 0.25 }, '0,3', 'problems.step 0,25'],
    [{}, true, 'problems.number'],
  ])('%j refuses %j', (rules, body, text) => {
    expect(renderField(renderNumber(rules), body)).toEqual({ ok: false, fields: { a: text } });
  });
});

describe('a date and an address', () => {
  const renderPlain = (type: 'date' | 'email') => ({ type, key: 'a', label: 'Wanneer?' }) as LeafElement;

  it('are read as typed or sent', () => {
    expect(renderField(renderPlain('date'), '28/02/2027')).toEqual({ ok: true, answers: { a: '2027-02-28' } });
    expect(renderField(renderPlain('date'), '29/02/2027')).toEqual({ ok: false, fields: { a: 'problems.date' } });
    expect(renderField(renderPlain('email'), ' naam@voorbeeld.nl ')).toEqual({
      ok: true,
      answers: { a: 'naam@voorbeeld.nl' },
    });
    expect(renderField(renderPlain('email'), 'naam@')).toEqual({ ok: false, fields: { a: 'problems.email' } });
  });
});

describe('conditions', () => {
  const elements: readonly LeafElement[] = [
    {
      type: 'radios',
      key: 'rookt',
      label: 'Rook je?',
      options: [
        { value: 'ja', label: 'Ja' },
        { value: 'nee', label: 'Nee' },
      ],
      required: true,
    },
    {
      type: 'text',
      key: 'hoeveel',
      label: 'Hoeveel?',
      required: true,
      when: { match: 'all', of: [{ key: 'rookt', is: ['ja'] }] },
    },
    {
      type: 'text',
      key: 'waarom',
      label: 'Waarom?',
      required: true,
      when: { match: 'none', of: [{ key: 'hoeveel', is: [''] }] },
    },
  ];

  it('ask only what is shown', () => {
    expect(check(elements, { rookt: 'nee' })).toEqual({ ok: true, answers: { rookt: 'nee' } });
    expect(check(elements, { rookt: 'ja' })).toMatchObject({ fields: { hoeveel: expect.any(String) } });
  });

  it('drop what is hidden, and what waits for it', () => {
    expect(check(elements, { rookt: 'nee', hoeveel: '20', waarom: 'gewoonte' })).toEqual({
      ok: true,
      answers: { rookt: 'nee' },
    });
  });

  it('come to rest where they go round in a circle', () => {
    const circle: readonly LeafElement[] = [
      { type: 'text', key: 'a', label: 'A', when: { match: 'none', of: [{ key: 'b', is: ['x'] }] } },
      { type: 'text', key: 'b', label: 'B', when: { match: 'any', of: [{ key: 'a', is: ['x'] }] } },
    ];
    expect(check(circle, { a: 'x', b: 'x' })).toHaveProperty('ok');
  });
});

describe('"Dit sla ik nu over"', () => {
  const elements: readonly LeafElement[] = [
    renderText({ required: true }),
    { type: 'skip', key: 'overslaan', label: 'Dit sla ik nu over' },
  ];

  it('ticked, nothing is required, and what was written is kept', () => {
    expect(check(elements, { overslaan: true })).toEqual({ ok: true, answers: { overslaan: true } });
    expect(check(elements, { overslaan: '1', a: 'toch iets' })).toEqual({
      ok: true,
      answers: { overslaan: true, a: 'toch iets' },
    });
  });

  it('not ticked, all is as always', () => {
    expect(check(elements, { overslaan: false })).toMatchObject({ ok: false });
  });
});
