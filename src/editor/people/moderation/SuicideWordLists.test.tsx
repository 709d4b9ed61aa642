// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { clearCalls } from '#src/session/use-call.ts';
import { renderDesk } from '../../desk.fixture.tsx';
import { SuicideWordLists } from './SuicideWordLists.tsx';

const share = { found: 1, of: 1 };
const FIGURES = { explicit: share, indirect: share, mention: share, everyday: share, alike: share };
const createWords = (phrases: readonly string[]) => ({ phrases, size: 5, date: '2026-01-01', figures: FIGURES });

beforeEach(() => sessionStorage.clear());

/** Opens the phrases as stored now; every save is refused because of a colleague's save. */
async function openWords(phrases: readonly string[]) {
  await clearCalls('');
  const page = await renderDesk(<SuicideWordLists />, ({ method }) =>
    method === 'GET' ? Response.json(createWords(phrases)) : Response.json({ message: '' }, { status: 409 }),
  );
  return { ...page, save: () => page.press('Toets en sla op') };
}

it('sends the phrases that were taken back over the ones they were typed over, however often that is refused', async () => {
  const first = await openWords(['geen zin meer']);
  first.type('textarea', 'geen zin meer\nop zijn');
  await first.save();
  expect(first.writes[0]?.body).toEqual({ phrases: ['geen zin meer', 'op zijn'], from: ['geen zin meer'] });
  first.remove();
  for (const _ of ['once', 'again']) {
    const next = await openWords(['geen zin meer', 'van een collega']);
    await next.press('Neem het terug');
    await next.save();
    expect(next.writes[0]?.body).toEqual({ phrases: ['geen zin meer', 'op zijn'], from: ['geen zin meer'] });
    next.remove();
  }
});

it('sends phrases over the newest ones once the others are thrown away', async () => {
  const first = await openWords(['geen zin meer']);
  first.type('textarea', 'op zijn');
  first.remove();
  const second = await openWords(['van een collega']);
  await second.press('Gooi het weg');
  second.type('textarea', 'van een collega\nop zijn');
  await second.save();
  expect(second.writes[0]?.body.from).toEqual(['van een collega']);
  second.remove();
});
