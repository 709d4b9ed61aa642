// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { publishUser } from '#src/session/load.ts';
import { $toasts } from '#src/session/toasts.ts';
import { mount } from '#src/ui/mount.ts';
import account from '../../../public/locales/nl/account.json' with { type: 'json' };
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import { Notifications } from './Notifications.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  $toasts.set([]);
});

const { site } = createIslandProps();
const island = createIslandProps({
  texts: { account, forms },
  paths: { account: '/account' },
  path: '/account/meldingen',
  site: { ...site, offers: { ...site.offers, reminders: false } },
});

/** Mails of the account on the server. */
let stored: readonly string[];
/** Happens while a change is being saved. */
let duringSave = (): void => undefined;

const createUser = () => ({
  uid: [{ value: 12 }],
  mail: [{ value: 'sam@example.nl' }],
  roles: [{ target_id: 'client' }],
  field_validated_email: [{ value: true }],
  field_notification_settings: stored.map((value) => ({ value })),
});

async function answer(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (String(url).includes('token')) return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
  if (String(url).includes('week-links')) return Response.json({ weeks: [] });
  if (init?.method === 'PATCH') {
    duringSave();
    const { field_notification_settings: sent } = JSON.parse(String(init.body));
    stored = sent.map(({ value }: { readonly value: string }) => value);
  }
  return Response.json(createUser());
}

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

it('a page that was open saves what is ticked on it, and leaves off what a mail ended since', async () => {
  vi.stubGlobal('fetch', answer);
  stored = ['daily_mail', 'badge_mail', 'week_mail'];
  const { one, press, remove } = mount(<Notifications {...island} />);
  await settled();
  act(() => publishUser(readOwnUser(createUser())));
  const isTicked = (mail: string) => one<HTMLInputElement>(`#mails-notifications-${mail}`).checked;
  const save = async (mail: string) => {
    press(`#mails-notifications-${mail}`);
    press('button[type=submit]');
    await settled();
  };

  stored = ['badge_mail'];
  await save('forum_reply_mail');
  expect(stored).toEqual(['badge_mail', 'forum_reply_mail']);
  const ticked = ['daily_mail', 'week_mail', 'badge_mail', 'forum_reply_mail'].filter(isTicked);
  expect(ticked).toEqual(['badge_mail', 'forum_reply_mail']);

  stored = ['forum_reply_mail', 'badge_mail', 'look_back_mail'];
  await save('badge_mail');
  expect(stored).toEqual(['forum_reply_mail', 'look_back_mail']);
  // A choice made while others are saved remains.
  duringSave = () => press('#mails-notifications-look_back_mail');
  await save('badge_mail');
  expect(stored).toEqual(['forum_reply_mail', 'look_back_mail', 'badge_mail']);
  expect(isTicked('look_back_mail')).toBe(false);
  remove();
});
