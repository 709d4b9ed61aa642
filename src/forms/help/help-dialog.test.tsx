// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { toDangerBlock } from '#src/domains/danger/danger-block.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { Island } from '#src/session/Island.tsx';
import { mount } from '#src/ui/mount.ts';
import en from '../../../public/locales/en/forms.json' with { type: 'json' };
import nl from '../../../public/locales/nl/forms.json' with { type: 'json' };
import { HelpDialog } from './HelpDialog.tsx';

const HELP = { nl: nl.help, en: en.help };

it.each(LANGUAGES)('the help after words about suicide says what the page after a yes says (%s)', (language) => {
  const { say, rest } = toDangerBlock('suicide', language);
  expect(HELP[language].sentence).toBe(say);
  expect(rest.startsWith(HELP[language].rest)).toBe(true);
});

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

function getLead(forumHours: string): string {
  const { place, remove } = mount(
    <Island
      language="nl"
      domain={getDomain('alcohol')}
      texts={{ forms: nl }}
      paths={{}}
      params={{}}
      path="/"
      site={{ ...site, forumHours }}
    >
      <HelpDialog open={false} readers="team" onClose={() => {}} />
    </Island>,
  );
  const textContent = place.querySelector('.lead')?.textContent ?? '';
  remove();
  return textContent;
}

it('names the hours of the team where the provider gave them, and promises nothing where it did not', () => {
  expect(getLead('werkdagen van 9 tot 17 uur')).toContain(
    'Ons team leest het forum op deze tijden: werkdagen van 9 tot 17 uur.',
  );
  expect(getLead('')).toContain('Ons team leest het niet meteen.');
});
