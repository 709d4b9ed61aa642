import type { Orm } from '../db/orm.ts';
import { webforms, webformTranslations } from '../db/schema/index.ts';
import { cleanWebform } from '../modules/webforms/clean-webform.ts';
import { listDomainsWithLanguage } from './nodes.ts';
import type { StarterWebform } from './starter.ts';

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** Inserts the forms in their languages; an existing form stays unchanged, so that loading twice changes nothing. */
export async function insertStarterWebforms(tx: Transaction, forms: readonly StarterWebform[]): Promise<void> {
  if (forms.length === 0) return;
  const rows = forms.map(({ id, domains, isSensitive = false, notes = null }) => ({
    id,
    domains: [...domains],
    isSensitive,
    notes,
  }));
  await tx.insert(webforms).values(rows).onConflictDoNothing();
  const texts = forms.flatMap(({ id, domains, nl, en }) =>
    (['nl', 'en'] as const).flatMap((language) => {
      const text = { nl, en }[language];
      if (text === undefined || listDomainsWithLanguage(domains, language).length === 0) return [];
      const { title, elements, submit, confirmation } = cleanWebform(text);
      return [{ webformId: id, language, title, elements, submit: submit ?? null, confirmation }];
    }),
  );
  await tx.insert(webformTranslations).values(texts).onConflictDoNothing();
}
