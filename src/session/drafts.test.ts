// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { getDraft, getVisitorDraft, hasDrafts, hasTabOwner } from './drafts.ts';
import { readPace, storePace } from './pace.ts';
import { claimDrafts, eraseDrafts } from './tab-storage.ts';

beforeEach(() => sessionStorage.clear());

it('what was typed before there was an account goes with the first login', () => {
  const draft = getVisitorDraft('credentials');
  draft.write({ name: 'Sam' });
  expect(draft.read()).toEqual({ name: 'Sam' });
  claimDrafts(7);
  expect(draft.read()).toBeNull();
});

it('a login of the same person takes over what they wrote, and one of another person takes it away', () => {
  claimDrafts(7);
  getDraft(7, 'diary').write({ title: 'Vandaag' });
  claimDrafts(7);
  expect(getDraft(7, 'diary').read()).toEqual({ title: 'Vandaag' });
  claimDrafts(8);
  expect(hasDrafts()).toBe(false);
});

it('a tab knows that somebody was here until they log out, and whether something they wrote waits', () => {
  expect(hasTabOwner()).toBe(false);
  claimDrafts(7);
  getDraft(7, 'goal.key').write('key');
  expect([hasTabOwner(), hasDrafts()]).toEqual([true, false]);
  getDraft(7, 'diary').write({ title: 'Vandaag' });
  expect(hasDrafts()).toBe(true);
  eraseDrafts();
  expect([hasTabOwner(), hasDrafts()]).toEqual([false, false]);
});

it('a logout forgets the own pace of the wave, which is kept on the device', () => {
  expect(readPace()).toBe(null);
  storePace(true);
  expect(readPace()).toBe(true);
  eraseDrafts();
  expect(readPace()).toBe(null);
});
