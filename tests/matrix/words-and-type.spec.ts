import type { Page } from '@playwright/test';
import { DOMAINS } from '#src/domains/index.ts';
import { getPhase, goOnUntil } from '../e2e/support/exercises.ts';
import { expect, getUrl, test } from '../e2e/support/story.ts';
import { type FilledPage, getVisitorScreens, readShownScreens, somebodyWithEverything } from './filled.ts';
import { readFirstWindow } from './first-window.ts';

test.use({ viewport: { width: 390, height: 844 } });

const MOST_WORDS = 45;
const MOST_SIZES = 5;
const HEADING_SIZES = [27, 34];
const SMALL = 16;

/** After midnight a day says which day it is, in this many words. */
const NIGHT = /telt nog als|still counts as/;
const NIGHT_WORDS = 9;

/** Start of the title below the frame, for each kind of screen: by what is above the title. */
const HEADING_TOPS: Readonly<Record<string, readonly number[]>> = {
  // The lock has the room of a bar, which it does not show, above its title.
  nothing: [32, 84],
  popup: [24],
  scene: [24],
  line: [44],
  progress: [76],
  link: [78],
  // The gate before the questions, and the bench of the first day of a close one.
  drawing: [160, 212],
};

/** Pages that an editor writes to be read; the danger page has its own count (`e2e/start/danger-answers.spec.ts`). */
const PAGES_TO_READ = [
  'browsers',
  'cookies',
  'danger',
  'first-days',
  'forum-rules',
  'help',
  'hti-failed',
  'looking',
  'privacy',
  'programmes',
];

/** Screens of the day, of a hard moment and of a question, which show less than the others. */
const FEW_WORDS: Readonly<Record<string, number>> = {
  registration: 30,
  'registration-today': 30,
  'hard-moment': 30,
  question: 30,
};

/** Screens above the bar, each with its present number of words, which may only fall, and the reason. */
const ABOVE: Readonly<Record<string, readonly [most: number, reason: string]>> = {
  landing: [68, 'the first page of a visitor: the lead of an editor and three ways on'],
  start: [60, 'the front door of close ones, which says whom it is for'],
  lock: [60, 'leads a visitor of close ones to their front door'],
  login: [60, 'leads close ones to their front door'],
  onboarding: [51, 'the first question of the safety check, with why it is asked'],
  credentials: [48, 'each field with its help'],
  'hard-moment': [38, 'two doors, the line that is open, and 112 and 113'],
  'hard-moment-close-ones': [48, 'their third door says when to call 112, and the open line has its name'],
  question: [37, 'the answers of a question are its content'],
  exercise: [145, 'its text to read, below a notice on who reads the answers, which is never shortened'],
  'registration-today': [33, 'the date, the goal or that there is none yet, the unit, and the ways to reckon it'],
  registration: [38, 'a day that is filled in, with its entries'],
  'plan-wizard': [46, 'the limit of an earlier plan at each day'],
  plan: [46, 'that there is none yet, above the first week of days'],
  calendar: [52, 'the numbers of the days'],
  'own-things': [51, 'the words of the participant'],
  'if-thens': [56, 'the sentences of the participant'],
  forum: [60, 'the titles and last words of others'],
  'forum-category': [66, 'the titles of others, below the description of an editor'],
  'forum-post': [66, 'the words of others'],
  'account-lock': [48, 'what a code opens and closes'],
  'account-notifications': [90, 'each choice says what it sends, which is what is agreed to'],
  'account-self-tests': [65, 'that the questions are no diagnosis'],
  'account-summary': [56, 'the choices of what a page for others shows'],
  'account-nurse': [67, 'what a nurse sees, which is what is agreed to'],
  'account-buddies': [77, 'what a buddy is told, which is what is agreed to'],
};

/** Screens with more sizes of type, each with the reason. */
const MORE_SIZES: Readonly<Record<string, readonly [most: number, reason: string]>> = {
  onboarding: [6, 'the question is larger than the name of the check'],
  registration: [6, 'the amount of a filled day, on its stone'],
};

async function readScreen(page: Page, { id, address: at }: FilledPage, found: Record<string, unknown>) {
  await page.goto(at, { waitUntil: 'networkidle' });
  await checkWindow(page, id, found);
}

/** Adds what is above a bar in the window to `found`. */
async function checkWindow(page: Page, id: string, found: Record<string, unknown>) {
  const { words, text, sizes, h1 } = await readFirstWindow(page);
  const most = (ABOVE[id]?.[0] ?? FEW_WORDS[id] ?? MOST_WORDS) + (NIGHT.test(text) ? NIGHT_WORDS : 0);
  if (words > most) found[`${id}: words`] = `${words}: ${text}`;
  if (sizes.length > (MORE_SIZES[id]?.[0] ?? MOST_SIZES)) found[`${id}: sizes`] = sizes;
  if (!h1) return;
  // A series of questions has its name in the bar or in small type, and the question as the heading of the screen.
  const isOfBar = ['exercise', 'question'].includes(id);
  const headingSizes = id === 'onboarding' ? [SMALL] : HEADING_SIZES;
  if (!isOfBar && !headingSizes.includes(h1.size)) found[`${id}: size of h1`] = h1;
  if (!HEADING_TOPS[h1.above]?.includes(h1.top)) found[`${id}: start of h1`] = h1;
}

for (const domain of DOMAINS.filter(({ variant }) => variant !== 'professional')) {
  for (const language of domain.languages) {
    for (const who of ['visitor', 'person'] as const) {
      test(`${domain.label} (${language}): few words and sizes of type are in the first window of every screen of a ${who}`, async ({
        page,
      }) => {
        if (who === 'person') await somebodyWithEverything(page, domain, language);
        const found: Record<string, unknown> = {};
        const screens =
          who === 'person' ? await readShownScreens(page, domain, language) : getVisitorScreens(domain, language);
        for (const screen of screens) if (!PAGES_TO_READ.includes(screen.id)) await readScreen(page, screen, found);
        expect(found).toEqual({});
      });
    }
  }

  if (domain.registration === null) continue;
  test(`${domain.label}: a question of an exercise is the whole first window, in few words`, async ({ page }) => {
    await somebodyWithEverything(page, domain);
    const found: Record<string, unknown> = {};
    const next = getPhase(domain.key, 1)[1] ?? '';
    await page.goto(getUrl(domain.label, `/form/${next}`), { waitUntil: 'networkidle' });
    await goOnUntil(page, page.locator('.exercise form').locator('fieldset, input, textarea').first());
    await checkWindow(page, 'question', found);
    expect(found).toEqual({});
  });
}
