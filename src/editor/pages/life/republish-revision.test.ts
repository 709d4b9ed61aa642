// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { republishRevision } from './republish-revision.ts';

afterEach(() => vi.unstubAllGlobals());

const params = { nid: 7, language: 'nl' } as const;
const save = (vid: number, state: string) => () => Response.json({ nid: 7, vid, language: 'nl', state });
const refuse = () => Response.json({ message: '' }, { status: 500 });

/** Republishes revision 1 over revision 2, with a content system that responds like this. */
async function republish(...answers: readonly (() => Response)[]) {
  const waiting = [...answers];
  vi.stubGlobal('fetch', async (url: string | URL | Request) =>
    String(url).includes('session/token')
      ? new Response('a'.repeat(43), { headers: { 'content-type': 'text/plain' } })
      : (waiting.shift()?.() ?? Response.error()),
  );
  return republishRevision(params, 1, 2);
}

it('makes the newest revision the draft of the earlier one', async () => {
  const result = await republish(save(3, 'draft'), save(4, 'published'), save(5, 'draft'));
  expect(result).toEqual({ vid: 5, failure: null });
});

it('that visitors see has not failed, also where the newest revision is no draft', async () => {
  const result = await republish(save(3, 'draft'), save(4, 'published'), refuse);
  expect(result).toEqual({ vid: 4, failure: null, isDraftLost: true });
});

it('that visitors do not see has failed', async () => {
  const result = await republish(save(3, 'draft'), refuse, save(4, 'draft'));
  expect(result).toMatchObject({ vid: 4, failure: { status: 500 } });
});
