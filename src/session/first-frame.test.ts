// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { eraseFrame, storeFirstFrame } from './first-frame.ts';
import { resetUser } from './reset-user.ts';

const PLACE = {
  path: '/programma',
  scene: 'laan',
  light: 'evening',
  href: '/drawings/laan.svg#d',
};

const kept = () => {
  const cookie = document.cookie.split('; ').find((item) => item.startsWith('first_frame='));
  return cookie === undefined ? null : JSON.parse(decodeURIComponent(cookie.slice('first_frame='.length)));
};

afterEach(() => {
  eraseFrame();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = 'session_hint=; max-age=0; path=/';
});

const logIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = 'session_hint=client.nl; path=/';
};

it('keeps picture and place of whoever is logged in, one beside the other', () => {
  logIn();
  storeFirstFrame({ avatar: '/drawings/uil.svg#d' });
  storeFirstFrame({ place: PLACE });
  expect(kept()).toEqual({ avatar: '/drawings/uil.svg#d', place: PLACE });
});

it('keeps nothing where nobody is logged in', () => {
  storeFirstFrame({ avatar: '/drawings/uil.svg#d' });
  expect(kept()).toBeNull();
});

it('is gone once the person leaves', () => {
  logIn();
  storeFirstFrame({ place: PLACE });
  resetUser('expired');
  expect(kept()).toBeNull();
});
