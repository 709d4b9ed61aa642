import { expect, it } from 'vitest';
import type { MailName } from '#src/cms/mail/define-mail.ts';
import { getOriginalText, MAILS } from '#src/cms/mail/mails.ts';
import { PIECES } from './pieces.ts';

/** Pages with placeholders that the provider fills in: an open one blocks the opening of the site. */
const FILLED_BY_PROVIDER = /-(accessibility|complaints)$/;

/** Filled when a privacy page is shown (`src/domains/provider.ts`). */
const READ_YEARS = '{{readYears}}';

const LEFT_OPEN = /[{}]|\[\[|%[sd]/;

it('no content and no mail reaches its reader with a place left open', () => {
  const pieces = PIECES.filter(
    ({ owner, text }) => owner !== 'screens' && LEFT_OPEN.test(text.replaceAll(READ_YEARS, '')),
  ).filter(({ unit }) => !FILLED_BY_PROVIDER.test(unit));
  expect(pieces.map(({ owner, unit, text }) => `${owner} ${unit}: ${text}`)).toEqual([]);
});

it('the words of a mail that an editor may change leave their places open as {{name}}', () => {
  const wrongTexts = (Object.keys(MAILS) as MailName[]).flatMap((name) =>
    (['nl', 'en'] as const).flatMap((language) => {
      const { subject, lines, action, second = '', closing = '' } = getOriginalText(name, language);
      const texts = [subject, ...lines, action, second, closing];
      return texts
        .filter((text) => LEFT_OPEN.test(text.replaceAll(/\{\{\w+\}\}/g, '')))
        .map((text) => `${name}: ${text}`);
    }),
  );
  expect(wrongTexts).toEqual([]);
});
