// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readOwnUser } from '#src/contract/own-user.ts';
import { $device, registerDevice, unregisterDevice } from './device.ts';
import { publishUser } from './load.ts';
import { setReporter } from './report.ts';

const wrap = (value: unknown) => [{ value }];
const reports = vi.fn();
let isDown = false;

beforeEach(() => {
  setReporter((label, { kind, status }) => reports(label, kind, status));
  document.documentElement.lang = 'nl';
  // biome-ignore lint/suspicious/noDocumentCookie: what a server sets
  document.cookie = 'session_hint=client.nl; Path=/';
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const path = String(url);
    if (path.includes('session/token')) {
      return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    }
    if (path.includes('current-user')) return Response.json({ uid: wrap(12), mail: wrap('sam@example.nl') });
    return isDown ? Response.json({ message: '' }, { status: 500 }) : new Response(null, { status: 204 });
  });
  publishUser(readOwnUser({ uid: wrap(12), mail: wrap('sam@example.nl'), roles: [{ target_id: 'client' }] }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  setReporter(null);
  reports.mockReset();
  isDown = false;
});

it('a push token that cannot be kept is reported by what was tried, without the token', async () => {
  isDown = true;
  await act(() => registerDevice(12, 'token-of-this-phone'));
  expect($device.get()).toBe('failed');
  expect(reports.mock.calls).toEqual([['save push token', 'server', 500]]);
});

it('a push token that cannot be forgotten at logout is reported, and keeps nobody from logging out', async () => {
  await act(() => registerDevice(12, 'token-of-this-phone'));
  expect(reports).not.toHaveBeenCalled();
  isDown = true;
  await unregisterDevice();
  expect(reports.mock.calls).toEqual([['delete push token', 'server', 500]]);
});
