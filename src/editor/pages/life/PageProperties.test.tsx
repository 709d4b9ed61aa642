// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { $toasts } from '#src/session/toasts.ts';
import pages from '../../../../public/locales/nl/desk-pages.json' with { type: 'json' };
import { type RespondToDesk, renderDesk } from '../../desk.fixture.tsx';
import { createPage } from '../../page.fixture.ts';
import { PageProperties } from './PageProperties.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  $toasts.set([]);
});

const opened = createPage({ notes: 'Bron: Trimbos' });

const done = () => new Response(null, { status: 204 });
const open = (page: EditablePage, respond: RespondToDesk = done, mayPublish = true) =>
  renderDesk(<PageProperties page={page} />, respond, { mayPublish });
const getToasts = () => $toasts.get().map(({ text }) => text);

it('sends the notes of an editor who may not publish without the programmes, which they may not change', async () => {
  const { type, press, writes, remove } = await open(opened, done, false);
  type('#description-notes', 'Bron: CBS');
  await press('Sla op');
  expect(writes).toEqual([
    { method: 'PATCH', path: '/desk/pages/7', body: { notes: 'Bron: CBS', openedNotes: 'Bron: Trimbos' } },
  ]);
  expect(getToasts()).toEqual(['Opgeslagen.']);
  remove();
});

it('says that a colleague changed the notes since they were opened', async () => {
  const { type, press, remove } = await open(opened, () => Response.json({ message: '' }, { status: 412 }));
  type('#description-notes', 'Bron: CBS');
  await press('Sla op');
  expect(getToasts()).toEqual([pages.description.conflict]);
  remove();
});

it('says what a logged-in editor may not do, instead of that they were logged out', async () => {
  const message = 'Je kunt niet publiceren. Vraag een collega om goedkeuring.';
  const { press, remove } = await open(opened, () => Response.json({ message }, { status: 403 }), false);
  await press('Gokken');
  await press('Sla op');
  expect(getToasts()).toEqual([message]);
  remove();
});

it('saves restored notes over the ones they were typed over, so that those of a colleague are not lost', async () => {
  const first = await open(opened);
  first.type('#description-notes', 'Bron: CBS');
  first.remove();
  const { press, writes, remove } = await open({ ...opened, notes: 'Van een collega' });
  await press('Neem het terug');
  await press('Sla op');
  expect(writes.map(({ body }) => body)).toEqual([{ notes: 'Bron: CBS', openedNotes: 'Bron: Trimbos' }]);
  remove();
});

it('sends no older notes with other programmes, also from a copy that was typed before those notes', async () => {
  const first = await open(opened);
  await first.press('Gokken');
  first.remove();
  const { press, writes, remove } = await open({ ...opened, notes: 'Van een collega' });
  await press('Neem het terug');
  await press('Sla op');
  expect(writes.map(({ body }) => body)).toEqual([{ domains: ['alcohol', 'gambling'], openedDomains: ['alcohol'] }]);
  remove();
});
