import { describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '#src/cms/commands/demo/people.ts';
import { FILES, read } from './source.ts';

const STORIES = FILES.filter((path) => /^tests\/(e2e|matrix)\/.*\.ts$/.test(path));

/** Services next to the product that respond late, and an error that a page throws on purpose. */
const LATE_ON_PURPOSE = ['tests/e2e/process/error-reports.spec.ts'];

/** Nicknames of a story's users, by the calls with a nickname. */
const NICKNAME = /\b(?:createMember|chooseNickname)\((?:[^()'`]|\([^()]*\)|'[a-z]+')*['`]([A-Z][^'`]*)['`]/g;

/** Folders of `tests/e2e`, one for each part of the product that a user would name. */
const ROOMS = [
  'account',
  'day',
  'desk',
  'diary',
  'forum',
  'login',
  'moment',
  'nurse',
  'pages',
  'plan',
  'process',
  'programme',
  'start',
];

describe('stories', () => {
  it('lie in a room, and what several rooms share lies in support', () => {
    const inside = new RegExp(`^tests/e2e/(?:support|${ROOMS.join('|')})/[^/]+\\.ts$`);
    const outside = FILES.filter((path) => path.startsWith('tests/e2e/')).filter(
      (path) => !inside.test(path) || /^tests\/e2e\/support\/.*\.spec\.ts$/.test(path),
    );
    expect(outside).toEqual([]);
  });

  it('wait for conditions, never for time', () => {
    const pendingIds = STORIES.filter((path) => !LATE_ON_PURPOSE.includes(path)).filter((path) =>
      /waitForTimeout|setTimeout\((?!\d)|timers\/promises/.test(read(path)),
    );
    expect(pendingIds).toEqual([]);
  });

  it('look again at once where they look more than once: nothing in a try waits for a minute', () => {
    const patient = STORIES.flatMap((path) =>
      [...read(path).matchAll(/expect\(async \(\) => \{(.*?)\n\s*\}\)\.toPass/gs)]
        .filter(([, attempts = '']) => /await expect\((?![^;]*timeout)/.test(attempts))
        .map(() => path),
    );
    expect(patient).toEqual([]);
  });

  it('take the day from the rule of the day of use: at night the database and the clock are a day further', () => {
    const visible = STORIES.filter((path) => /current_date|toISOString\(\)\.slice\(0, 10\)|'sv-SE'/i.test(read(path)));
    expect(visible).toEqual([]);
  });

  it('take a login away from no page that may still ask for something, which its refusal would tell in the console', () => {
    const visible = STORIES.flatMap((path) =>
      read(path)
        .split(/\n\s*test\(/)
        .filter((story) => /\.clearCookies\((\)|\{ name: (\/session|'SESS))|\bawait expire\(/.test(story))
        // Allowed: the page was left, has sent all its requests or never loaded, or the story expects the refusal.
        .filter((story) => !/about:blank|expectNoise\(\/403\/\)|waitForResponse|confirmed\(page\.context/.test(story))
        .map((story) => `${path}: ${story.split('\n')[0]}`),
    );
    expect(visible).toEqual([]);
  });

  it('do not share nicknames, which are somebody’s alone, among themselves or with the demo', () => {
    const names = STORIES.flatMap((path) => [...read(path).matchAll(NICKNAME)].map(([, name = '']) => name));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.filter((name) => DEMO_PEOPLE.some(({ nickname }) => nickname === name))).toEqual([]);
  });
});

describe('tests', () => {
  it('end nothing sooner than what hangs: a machine that has ten times as much to do needs its time', () => {
    const hasty = FILES.filter((path) => /\.test\.tsx?$/.test(path)).filter((path) =>
      /\btimeout: (?:\d{1,4}|[1-5]?\d_\d{3})\b|\), [1-5]?\d_000\);$|^\s*\}, (?!60_000)\d[\d_]{3,}\);$|vi\.waitFor\((?:(?!\d_000|patiently).)*\);$/m.test(
        read(path),
      ),
    );
    expect(hasty).toEqual([]);
  });
});
