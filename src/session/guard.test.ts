// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLoginDestination, redirectVisitor, toLoginUrl } from './guard.ts';

const goTo = (url: string) => history.replaceState(null, '', url);
beforeEach(() => goTo('/'));
afterEach(() => vi.restoreAllMocks());

test('login keeps the way back, with the query and the place on the page', () => {
  goTo('/forum/1/337?page=1#comment-1');
  expect(toLoginUrl('/inloggen')).toBe('/inloggen?destination=%2Fforum%2F1%2F337%3Fpage%3D1%23comment-1');
  goTo('/inloggen?destination=%2Fforum%2F1%2F337%3Fpage%3D1%23comment-1');
  expect(readLoginDestination()).toBe('/forum/1/337?page=1#comment-1');
});

test.each([
  '/user/logout',
  '/nl/user/logout',
  '/en/user/logout',
  '/user/logout/',
  '/x/../user/logout',
  '/user/logout?x',
])('nobody is led from login to %s, which would end the session again', (path) => {
  goTo(`/inloggen?destination=${encodeURIComponent(path)}`);
  expect(readLoginDestination()).toBeNull();
  goTo(path);
  expect(toLoginUrl('/inloggen')).toBe('/inloggen');
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
  'account',
  '',
])('an address that is not of this host is never followed: %s', (url) => {
  goTo(`/inloggen?destination=${encodeURIComponent(url)}`);
  expect(readLoginDestination()).toBeNull();
});

test('the page that logs out is not left where the session has ended: it erases what was typed', () => {
  const { dataset } = document.documentElement;
  const replace = vi.fn();
  goTo('/en/user/logout');
  vi.stubGlobal('location', { ...location, replace });
  Object.assign(dataset, { access: 'private', login: '/inloggen' });
  expect(redirectVisitor(false)).toBe(false);
  expect(replace).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  delete dataset.access;
  delete dataset.login;
});

test('nobody who pressed the quick exit is called back to the lock', () => {
  const replace = vi.fn();
  const { href, origin, pathname, search, hash } = location;
  vi.stubGlobal('location', { href, origin, pathname, search, hash, replace });
  document.documentElement.dataset.leaving = 'exit';
  document.documentElement.dataset.access = 'private';
  document.documentElement.dataset.login = '/inloggen';
  expect(redirectVisitor(false)).toBe(true);
  expect(replace).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.leaving;
  delete document.documentElement.dataset.access;
  delete document.documentElement.dataset.login;
});
