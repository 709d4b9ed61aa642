// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const script = readFileSync('src/shell/fills.js', 'utf8');
const typedArray = Object.getPrototypeOf(Int8Array.prototype) as object;
const FILLED = [
  [Array.prototype, 'at'],
  [String.prototype, 'at'],
  [typedArray, 'at'],
  [Array.prototype, 'findLast'],
  [Array.prototype, 'findLastIndex'],
  [Object, 'hasOwn'],
  [crypto, 'randomUUID'],
  [HTMLFormElement.prototype, 'requestSubmit'],
] as const;
const owners = FILLED.map(([owner, name]) => (Object.hasOwn(owner, name) ? owner : Object.getPrototypeOf(owner)));
const natives = FILLED.map(([, name], index) => Object.getOwnPropertyDescriptor(owners[index], name));

/** Runs with the fills instead of the browser's functions. */
function withFills(act: () => unknown): unknown {
  for (const [index, [, name]] of FILLED.entries()) Reflect.deleteProperty(owners[index], name);
  new Function(script)();
  try {
    return act();
  } finally {
    FILLED.forEach(([owner, name], index) => {
      Reflect.deleteProperty(owner, name);
      const native = natives[index];
      if (native) Object.defineProperty(owners[index], name, native);
    });
  }
}

const list = [3, undefined, 7, 3];
const indexes = [0, 1, -1, -4, -5, 4, 1.9, -1.9, Number.NaN, Number.POSITIVE_INFINITY, undefined as unknown as number];

describe.each<[name: string, act: () => unknown]>([
  ['Array#at', () => indexes.map((index) => list.at(index))],
  ['String#at', () => indexes.map((index) => 'dáár'.at(index))],
  ['TypedArray#at', () => indexes.map((index) => new Uint8Array([1, 2, 3, 4]).at(index))],
  ['Array#findLast', () => [3, 8, undefined].map((number) => list.findLast((item) => item === number))],
  ['Array#findLastIndex', () => [3, 8].map((min) => list.findLastIndex((item) => Number(item) >= min))],
  [
    'the arguments of a search',
    () => {
      const heard: unknown[] = [];
      [5, 6].findLast(function hear(this: unknown, ...values) {
        heard.push([this, ...values]);
        return false;
      }, 'self');
      return JSON.stringify(heard);
    },
  ],
  [
    'Object.hasOwn',
    () => [Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString'), Object.hasOwn(Object.create(null), 'a')],
  ],
  [
    'the form of a UUID',
    () => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(crypto.randomUUID()),
  ],
])('%s', (_name, act) => {
  it('answers as the browser’s own', () => {
    expect(withFills(act)).toEqual(act());
  });

  it('is not listed by a loop over a list', () => {
    expect(withFills(() => Object.keys([1]))).toEqual(['0']);
  });
});

describe('requestSubmit', () => {
  const submitterValues: (string | null)[] = [];
  beforeEach(() => {
    document.body.innerHTML =
      '<form><input required value="a"><button value="yes">Ja</button></form><button>B</button>';
    document.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      submitterValues.push((event.submitter as HTMLButtonElement | null)?.value ?? null);
    });
  });
  afterEach(() => document.body.replaceChildren());

  it('checks the form, sends it once, with the button if there is one, and leaves no trace', () => {
    withFills(() => {
      const form = document.querySelector('form') as HTMLFormElement;
      form.requestSubmit(form.querySelector('button'));
      form.requestSubmit();
      const otherButton = document.querySelector<HTMLButtonElement>('body > button');
      expect(() => form.requestSubmit(otherButton)).toThrow('another form');
      (form.querySelector('input') as HTMLInputElement).value = '';
      form.requestSubmit();
      expect(form.querySelectorAll('button')).toHaveLength(1);
    });
    expect(submitterValues).toEqual(['yes', '']);
  });
});
