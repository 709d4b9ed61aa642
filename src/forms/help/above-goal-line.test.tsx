// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { DomainKey } from '#src/domains/domain.ts';
import { domainOf } from '#src/domains/index.ts';
import { Island } from '#src/session/Island.tsx';
import { mount } from '#src/ui/mount.ts';
import dutch from '../../../public/locales/nl/forms.json' with { type: 'json' };
import { AboveGoalLine } from './AboveGoalLine.tsx';

const site = {
  passwordMinLength: 10,
  placeholderDomain: 'anoniem.invalid',
  hti: false,
  rings: false,
  offers: { hardMoment: true, urgeLog: true, reminders: true },
  stopDate: false,
  energy: false,
  weeksInGroup: null,
  backupDays: null,
  languages: ['nl', 'en'] as const,
};

function wordsIn(domain: DomainKey): string {
  const texts = { forms: dutch };
  const { place, remove } = mount(
    <Island language="nl" domain={domainOf(domain)} texts={texts} paths={{}} params={{}} path="/" site={site}>
      <AboveGoalLine />
    </Island>,
  );
  const words = place.textContent;
  remove();
  return words;
}

it('a day above the goal says what is dangerous now, where something is', () => {
  expect(wordsIn('alcohol')).toContain('Stop dan niet ineens.');
  expect(wordsIn('gambling')).toContain('Bel 113.');
  expect(wordsIn('cocaine')).toBe('Pijn op je borst? Bel 112.');
  expect(wordsIn('tobacco')).toBe('');
  expect(wordsIn('cannabis')).toBe('');
});
