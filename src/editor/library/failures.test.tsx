// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { MediaFile } from '#src/contract/desk/media.ts';
import type { OpenedRelease } from '#src/contract/desk/releases.ts';
import { ALERT } from '#src/contract/kinds/alert.ts';
import { $toasts } from '#src/session/toasts.ts';
import { installDialogMethods } from '#src/ui/dialog/dialog.fixture.ts';
import desk from '../../../public/locales/nl/desk.json' with { type: 'json' };
import library from '../../../public/locales/nl/desk-library.json' with { type: 'json' };
import pages from '../../../public/locales/nl/desk-pages.json' with { type: 'json' };
import texts from '../../../public/locales/nl/desk-releases.json' with { type: 'json' };
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import { MissingLanguage } from '../canvas/MissingLanguage.tsx';
import { renderDesk } from '../desk.fixture.tsx';
import { createPage } from '../page.fixture.ts';
import { DuplicatePage } from '../pages/life/DuplicatePage.tsx';
import { useKindForm } from './kinds/use-kind-form.ts';
import { MediaDetail } from './media/MediaDetail.tsx';
import { AddToRelease } from './releases/AddToRelease.tsx';
import { ReleaseActions } from './releases/ReleaseActions.tsx';

beforeAll(installDialogMethods);
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  $toasts.set([]);
});

const fail = (status: number, message = '') => Response.json({ message }, { status });
const disconnect = (): Response => {
  throw new TypeError('Failed to fetch');
};

it('a picture is said to be in use only if it is', async () => {
  const file: MediaFile = {
    id: 9,
    uuid: '00000000-0000-4000-8000-000000000009',
    name: 'glas.jpg',
    url: '/media/glas.jpg',
    width: 640,
    height: 480,
    bytes: 1_024,
    alt: { nl: '', en: '' },
  };
  const answers = [fail(500), fail(409)];
  const { press, one, remove } = await renderDesk(
    <MediaDetail file={file} onDeleted={() => undefined} />,
    ({ method }) =>
      method === 'GET'
        ? Response.json({ ...file, usedBy: [], olderVersions: 0, isYours: true })
        : (answers.shift() as Response),
  );
  await press('Verwijder');
  for (const text of [desk.things.failed, library.media.inUse]) {
    await press('Verwijder', 'dialog');
    expect(one('dialog .form-failure').textContent).toBe(text);
  }
  remove();
});

it('a release is said to be held by a draft only if it is', async () => {
  const entry = { kind: 'menu', key: 'a', name: '', domains: [], savedAt: null, author: null, hold: null, since: null };
  const release = { id: 4, name: 'Mei', state: 'open', count: 1, publishAt: null, publishedAt: null, undoUntil: null };
  const answers = [fail(500), fail(409)];
  const { press, one, remove } = await renderDesk(
    <ReleaseActions release={{ ...release, entries: [entry] } as OpenedRelease} />,
    () => answers.shift() as Response,
  );
  await press('Plan');
  for (const text of [forms.failures.server, texts.held]) {
    await press('Plan', 'dialog');
    expect(one('dialog .form-failure').textContent).toBe(text);
  }
  remove();
});

it('the name of a new release is not blamed for a lost connection', async () => {
  const answers = [disconnect, () => fail(422, 'Nee.\nname: Geef de uitgave een naam.\n')];
  const { press, one, place, remove } = await renderDesk(
    <AddToRelease entries={[{ kind: 'menu', key: 'a' }]} onClose={() => undefined} />,
    ({ method }) => (method === 'GET' ? Response.json({ rows: [] }) : (answers.shift() ?? disconnect)()),
  );
  await press(texts.add);
  expect(place.querySelector('#release-name-error')).toBeNull();
  expect(one('form .form-failure').textContent).toBe(forms.failures.network);
  await press(texts.add);
  expect(one('#release-name-error').textContent).toBe('Geef de uitgave een naam.');
  expect(place.querySelector('form .form-failure')).toBeNull();
  remove();
});

it('the title of a translation is not blamed for a lost connection', async () => {
  const page = createPage({ language: 'en' });
  const { type, place, one, press, remove } = await renderDesk(<MissingLanguage page={page} />, disconnect);
  type('#missing-title', 'Privacy');
  await press(one('form [type=submit]').textContent ?? '');
  expect(place.querySelector('.field-error')).toBeNull();
  expect(one('form .form-failure').textContent).toBe(forms.failures.network);
  remove();
});

it('a form in a dialog says there what failed, and not in a toast behind it', async () => {
  const { press, one, remove } = await renderDesk(<DuplicatePage page={createPage()} />, () => fail(500));
  await press(pages.duplicate.action);
  await press(pages.duplicate.submit, 'dialog');
  expect(one('dialog .form-failure').textContent).toBe(forms.failures.server);
  expect($toasts.get()).toEqual([]);
  remove();
});

it('an alert that a colleague hid stays hidden when the words of another are saved over it', async () => {
  const words = { nl: { title: 'Storing', body: '<p>Even weg.</p>' }, en: null };
  const alert = { id: 3, uuid: '', type: 'info', domains: ['alcohol'], words, isOn: true, version: 'a' } as const;
  const current = { ...alert, isOn: false, version: 'b' };
  function Form() {
    const { form, conflict } = useKindForm(ALERT, alert, () => undefined);
    return (
      <form onSubmit={form.onSubmit}>
        <button type="submit" onClick={conflict.insist}>
          Sla op
        </button>
      </form>
    );
  }
  const answer = () => Response.json({ message: '', detail: { current } }, { status: 412 });
  const { press, writes, remove } = await renderDesk(<Form />, answer);
  await press('Sla op');
  await press('Sla op');
  expect(writes.map(({ body }) => [body.version, body.isOn])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  remove();
});
