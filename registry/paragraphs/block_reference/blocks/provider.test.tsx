import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { createExampleContext } from '#registry/example-context.ts';
import { NO_PROVIDER, toPublicProvider } from '#src/domains/provider.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { createTranslator } from '#src/i18n/translator.ts';
import { ProviderBlock } from './provider.tsx';

beforeAll(loadTexts);

const getVisibleText = (backupDays: number | null) => {
  const context = createExampleContext(createTranslator('nl', 'registry'), 'nl');
  const provider = toPublicProvider({ ...NO_PROVIDER, name: 'Stichting Voorbeeld' }, 'nl');
  return renderToStaticMarkup(<ProviderBlock context={{ ...context, provider, backupDays }} />);
};

it('says how long backups hold what was erased, as the installation keeps them', () => {
  expect(getVisibleText(35)).toContain('Wat je wist, is na 35 dagen ook uit alle reservekopieën weg.');
  expect(getVisibleText(90)).toContain('na 90 dagen');
  expect(getVisibleText(null)).not.toContain('eservekopie');
});
