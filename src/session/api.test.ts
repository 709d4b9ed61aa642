// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { currentUser } from '#src/contract/own-user.ts';
import { getApiClient } from './api.ts';

it('a page that is being left asks the content system nothing any more', async () => {
  const implementation = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({}, { status: 404 }));
  document.documentElement.lang = 'nl';
  expect(await getApiClient().call(currentUser)).toMatchObject({ ok: false });
  expect(implementation).toHaveBeenCalledTimes(1);
  document.documentElement.dataset.leaving = 'exit';
  const outcome = vi.fn();
  void getApiClient().call(currentUser).then(outcome);
  await new Promise((resolve) => setTimeout(resolve));
  expect(implementation).toHaveBeenCalledTimes(1);
  expect(outcome).not.toHaveBeenCalled();
});
