// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('waits for the end of the page, where the tab bar is', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a server sets
  document.cookie = 'session_hint=client.nl; Path=/';
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  await import('./start.ts');
  document.body.innerHTML = '<nav class="tab-bar" data-when="in" hidden></nav>';
  const bar = document.querySelector('nav');
  expect(bar?.hidden).toBe(true);
  state.mockReturnValue('interactive');
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(bar?.hidden).toBe(false);
});
