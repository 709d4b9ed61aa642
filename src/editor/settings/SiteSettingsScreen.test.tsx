// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { listSites, type SiteSettings } from '#src/contract/desk/sites.ts';
import { clearCalls, refreshCalls } from '#src/session/use-call.ts';
import { type RespondToDesk, renderDesk, settle } from '../desk.fixture.tsx';
import { SiteSettingsScreen } from './SiteSettingsScreen.tsx';

const PARTNER = { name: 'Een partner', href: 'https://partner.example', logo: null };
const OPENED: SiteSettings = {
  domain: 'alcohol',
  name: 'Oud',
  maintenance: false,
  hti: false,
  energy: false,
  loginOnly: null,
  supportPopup: null,
  stopDate: null,
  limits: { maximum: null, checkFrom: null, weeksInGroup: null },
  cookieTexts: null,
  partners: [PARTNER],
  version: 'v1',
};
const NAME = '#site-name';
const PARTNER_NAME = '.partner-rows input';

beforeEach(() => sessionStorage.clear());

/** Opens the settings; a save over another version than the stored one is a conflict, as on the server. */
async function openSettings() {
  let stored = OPENED;
  const respond: RespondToDesk = ({ method, path, body }) => {
    if (method === 'GET') return path.includes('/desk/sites') ? Response.json({ sites: [stored] }) : null;
    if (body.version !== stored.version)
      return Response.json({ message: '', detail: { current: stored } }, { status: 412 });
    stored = { ...stored, ...(body as Partial<SiteSettings>), version: `${stored.version} saved` };
    return Response.json(stored);
  };
  await clearCalls('');
  const { writes: sent, ...page } = await renderDesk(<SiteSettingsScreen />, respond, {
    params: { domain: 'alcohol' },
  });
  return {
    ...page,
    sent,
    getStored: () => stored,
    getValue: (selector: string) => page.one<HTMLInputElement>(selector).value,
    /** Saves settings like a colleague, after which this browser reads them again by itself. */
    replace: async (changes: Partial<SiteSettings>) => {
      stored = { ...stored, ...changes, version: 'v2' };
      await act(() => refreshCalls(listSites.name));
      await settle();
    },
    save: () => page.press('Publiceer de instellingen'),
    savePartners: () => page.press('Publiceer de partners'),
  };
}

it('does not overwrite the name that a colleague saved, where the settings were read again in the meantime', async () => {
  const { replace, type, save, savePartners, getStored, getValue, sent, press, remove } = await openSettings();
  await replace({ name: 'Van een collega' });
  type('#site-titleNl', 'Koekjes');
  type('#site-bodyNl', 'Een tekst.');
  await save();
  expect(sent.map(({ body }) => [body.version, body.name])).toEqual([['v1', 'Oud']]);
  await savePartners();
  expect(sent[1]?.body.version).toBe('v1');
  expect(getStored()).toMatchObject({ name: 'Van een collega', version: 'v2' });
  await press('Neem over wat er nu staat');
  expect(getValue(NAME)).toBe('Van een collega');
  remove();
});

it('bases each form on the last save of the other one', async () => {
  const { type, save, savePartners, getStored, sent, remove } = await openSettings();
  type(NAME, 'Nieuw');
  await save();
  type(PARTNER_NAME, 'Een andere partner');
  await savePartners();
  type(NAME, 'Nog nieuwer');
  await save();
  expect(sent.map(({ body }) => body.version)).toEqual(['v1', 'v1 saved', 'v1 saved saved']);
  expect(getStored()).toMatchObject({ name: 'Nog nieuwer', partners: [{ name: 'Een andere partner' }] });
  remove();
});

it('shows the partners of a colleague once the name was saved over theirs', async () => {
  const { replace, type, save, getStored, getValue, press, remove } = await openSettings();
  await replace({ partners: [{ ...PARTNER, name: 'Van een collega' }] });
  type(NAME, 'Nieuw');
  await save();
  await press('Sla toch op wat ik typte');
  expect(getStored()).toMatchObject({ name: 'Nieuw', partners: [{ name: 'Van een collega' }] });
  expect([getValue(NAME), getValue(PARTNER_NAME)]).toEqual(['Nieuw', 'Van een collega']);
  remove();
});
