import { expect, it } from 'vitest';
import { SAFETY_TEXTS } from '../../src/domains/safety-texts.ts';
import { FILES, read } from './source.ts';

const HOME = 'src/domains/safety-texts.ts';
/** Content stored by earlier releases remains unchanged. */
const KEPT = 'tests/vectors/shapes/';
const texts = FILES.filter(
  (path) => /\.(ts|tsx|astro|json|html)$/.test(path) && path !== 'package-lock.json' && !path.startsWith(KEPT),
);

it('a safety sentence is spelled in one place', () => {
  const sentences = Object.values(SAFETY_TEXTS).flatMap(({ nl, en }) => [nl, en]);
  const twice = texts
    .filter((path) => path !== HOME)
    .filter((path) => sentences.some((sentence) => read(path).includes(sentence)));
  expect(twice).toEqual([]);
});

/** Folders with texts for users; all other code only reads them. */
const WRITTEN = /^(src\/cms\/starter|src\/domains|src\/cms\/mail|public\/locales)\/.*\.(ts|json)$/;
const isText = (path: string) => WRITTEN.test(path) && path !== HOME && !path.endsWith('.test.ts');

it('112 stands beside confusion, a fit or a seizure in the safety sentences alone', () => {
  const signs = /\b(in de war|verwar\w*|aanval|insult|delier|confus\w*|a fit|seizures?)\b/i;
  // Notes of editors that list checks for a clinician.
  const isNote = /\b(CHECK|Sources?|Read):/;
  const otherTexts = texts
    .filter(isText)
    .flatMap((path) =>
      read(path)
        .split('\n')
        .map((line) => `${path}: ${line.trim()}`),
    )
    .filter((line) => /\b112\b/.test(line) && signs.test(line) && !isNote.test(line));
  expect(otherTexts).toEqual([]);
});

it('who calls a GP first is one list, used wherever that is said', () => {
  const paths = [
    'alcohol/landing.ts',
    'alcohol/onboarding.ts',
    'alcohol/help.ts',
    'alcohol/faq.ts',
    'alcohol/exercises/phase-1/safe-to-cut-down.ts',
    'cocaine/onboarding.ts',
    'guided/help.ts',
  ];
  expect(paths.filter((path) => !read(`src/cms/starter/${path}`).includes('gpFirst('))).toEqual([]);
});
