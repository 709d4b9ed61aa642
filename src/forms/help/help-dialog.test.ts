import { expect, it } from 'vitest';
import { toDangerBlock } from '#src/domains/danger/danger-block.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import en from '../../../public/locales/en/forms.json' with { type: 'json' };
import nl from '../../../public/locales/nl/forms.json' with { type: 'json' };

const HELP = { nl: nl.help, en: en.help };

it.each(LANGUAGES)('the help after words about suicide says what the page after a yes says (%s)', (language) => {
  const { say, rest } = toDangerBlock('suicide', language);
  expect(HELP[language].sentence).toBe(say);
  expect(rest.startsWith(HELP[language].rest)).toBe(true);
});
