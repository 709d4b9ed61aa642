// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OwnUser, readOwnUser } from '#src/contract/own-user.ts';
import { showAvatar, showTools } from './account-frame.ts';
import { showInfoBanner } from './info-banner.ts';
import { showUnreadCount } from './unread-count.ts';

const wrap = (value: unknown) => [{ value }];
const createUser = (fields: object = {}): OwnUser =>
  readOwnUser({
    uid: wrap(12),
    mail: wrap('sam@example.nl'),
    roles: [{ target_id: 'client' }],
    field_avatar: wrap(2),
    field_validated_email: wrap(false),
    ...fields,
  });

const renderField = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;

const STATISTICS = {
  total: 14,
  completed: 11,
  success: 9,
  failed: 2,
  registrationsStartDate: '2026-11-07',
  programStartDate: '2026-11-07',
};

beforeEach(() => {
  document.documentElement.lang = 'nl';
  document.body.innerHTML = `
    <svg><use href="/uil" data-avatar></use></svg>
    <span data-unread data-one="{{count}} nieuw bericht" data-other="{{count}} nieuwe berichten" hidden><b></b><i></i></span>
    <ul data-tool-menu hidden>
      <li data-tool="days" data-one="{{completed}} van {{count}} dag" data-other="{{completed}} van {{count}} dagen" hidden><span></span></li>
      <li data-tool="badges" data-one="{{count}} medaille" data-other="{{count}} medailles" hidden><span></span></li>
    </ul>
    <section data-info-banner="anoniem.invalid"><span role="status"></span><button data-sent="Onderweg" data-failed="Lukte niet"></button></section>`;
});
afterEach(() => vi.unstubAllGlobals());

it('shows the picture that the person chose', () => {
  showAvatar(createUser());
  expect(renderField('use').getAttribute('href')).toMatch(/avatar-reiger/);
  showAvatar(createUser({ field_avatar: wrap(99) }));
  expect(renderField('use').getAttribute('href')).toMatch(/avatar-uil/);
});

it('shows completed days out of days since the start, and badges where the account tells them', async () => {
  vi.stubGlobal('fetch', async () => Response.json(STATISTICS));
  await showTools(createUser({ field_badges: [{ target_id: 3 }] }));
  expect(
    [...document.querySelectorAll<HTMLElement>('[data-tool]')].map(({ textContent }) => textContent?.trim()),
  ).toEqual(['11 van 14 dagen', '1 medaille']);
  expect(renderField('[data-tool-menu]').hidden).toBe(false);
});

it('shows no badges where the account tells of none, and nothing where nothing can be had', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: '' }, { status: 503 }));
  await showTools(createUser());
  expect(renderField('[data-tool-menu]').hidden).toBe(true);
});

it('counts unread messages in a number to see and in words to hear, and keeps still about none', () => {
  const listVisible = (count: number) => {
    showUnreadCount(createUser({ field_unread_messages: wrap(count) }));
    const container = renderField('[data-unread]');
    return [container.hidden, ...[...container.children].map(({ textContent }) => textContent)];
  };
  expect(listVisible(1)).toEqual([false, '1', '1 nieuw bericht']);
  expect(listVisible(12)).toEqual([false, '12', '12 nieuwe berichten']);
  expect(listVisible(120)).toEqual([false, '99+', '120 nieuwe berichten']);
  expect(listVisible(0)[0]).toBe(true);
});

it.each([
  ['an address of one’s own that is not confirmed', {}, true],
  ['a confirmed address', { field_validated_email: wrap(true) }, false],
  ['an address that stands for none', { mail: wrap('a12@anoniem.invalid') }, false],
])('asks to confirm only %s', (_whose, fields, isAsked) => {
  document.documentElement.toggleAttribute('data-unconfirmed', !isAsked);
  showInfoBanner(createUser(fields));
  expect(document.documentElement.hasAttribute('data-unconfirmed')).toBe(isAsked);
});
