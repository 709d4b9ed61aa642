import { beforeEach, expect, it } from 'vitest';
import { $toasts, showToast } from './toasts.ts';

beforeEach(() => $toasts.set([]));

const shown = () => $toasts.get().map(({ text }) => text);

it('what was done at last takes away what had failed', () => {
  showToast('done', 'Je instellingen zijn opgeslagen.');
  showToast('failed', 'Je reactie is nog niet geplaatst. Probeer het opnieuw.');
  showToast('done', 'Je reactie is geplaatst.');
  expect(shown()).toEqual(['Je instellingen zijn opgeslagen.', 'Je reactie is geplaatst.']);
});

it('what fails stays beside what was done before', () => {
  showToast('done', 'Je reactie is geplaatst.');
  showToast('failed', 'Dit lukte niet.');
  expect(shown()).toEqual(['Je reactie is geplaatst.', 'Dit lukte niet.']);
});
