// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { SAFETY_TEXTS } from '#src/domains/safety-texts.ts';
import { Island } from '#src/session/Island.tsx';
import { mount } from '#src/ui/mount.ts';
import dutch from '../../../public/locales/nl/forms.json' with { type: 'json' };
import { AboveGoalWarning } from './AboveGoalWarning.tsx';

const site = {
  passwordMinLength: 10,
  placeholderDomain: 'anoniem.invalid',
  hti: false,
  canPush: false,
  offers: { hardMoment: true, urgeLog: true, reminders: true, lookingWeek: true },
  stopDate: false,
  energy: false,
  weeksInGroup: null,
  backupDays: null,
  languages: ['nl', 'en'] as const,
  forumHours: '',
  welcomePack: '',
};

/** Returns the text, and the phone numbers that can be called from it. */
function readShown(domain: DomainKey): { readonly words: string; readonly calls: readonly (string | null)[] } {
  const texts = { forms: { ...dutch, aboveGoal: { ...dutch.aboveGoal, cocaine: SAFETY_TEXTS.chest.nl } } };
  const { place, remove } = mount(
    <Island language="nl" domain={getDomain(domain)} texts={texts} paths={{}} params={{}} path="/" site={site}>
      <AboveGoalWarning />
    </Island>,
  );
  const textContent = place.textContent;
  const calls = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  remove();
  return { words: textContent, calls };
}

it('a day above the goal says what is dangerous now, where something is', () => {
  expect(readShown('alcohol').words).toContain('stop dan niet ineens.');
  expect(readShown('gambling').words).toContain('Bel 113.');
  expect(readShown('cocaine').words).toContain('Bel 112');
  expect(readShown('tobacco').words).toBe('');
  expect(readShown('cannabis').words).toBe('');
  expect(readShown('gambling').calls).toEqual(['tel:113']);
  expect(readShown('cocaine').calls).toEqual(['tel:112']);
});
