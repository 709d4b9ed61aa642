import { beforeEach, expect, it } from 'vitest';
import { $toasts, showToast } from './toasts.ts';

beforeEach(() => $toasts.set([]));

const listVisible = () => $toasts.get().map(({ text }) => text);

it('what was done at last takes away what had failed', () => {
  showToast('done', 'Je instellingen zijn opgeslagen.');
  showToast('failed', 'Je reactie is nog niet geplaatst. Probeer het opnieuw.');
  showToast('done', 'Je reactie is geplaatst.');
  expect(listVisible()).toEqual(['Je reactie is geplaatst.']);
});

it('replaces a success by the next notice, and keeps a failure beside the next failure', () => {
  showToast('done', 'Je reactie is geplaatst.');
  showToast('failed', 'Dit lukte niet.');
  showToast('failed', 'Dit ook niet.');
  expect(listVisible()).toEqual(['Dit lukte niet.', 'Dit ook niet.']);
});
