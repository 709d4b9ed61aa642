import { saveProvider as saving } from '#src/contract/desk/opening.ts';
import { PROVIDER_FORM_TEXTS, providerForm, toProvider, toProviderFormValues } from '#src/contract/forms/opening.ts';
import type { Provider } from '#src/domains/provider.ts';
import { changeContent, type Transaction } from '../../content/change-content.ts';
import { loadProvider, PROVIDER_KEY } from '../../content/provider.ts';
import { assertVersion, lockByName, withVersion } from '../../content/version-conflict.ts';
import { CONFIG_TAG } from '../../db/purge.ts';
import { installation } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { readFormValues } from '../../http/form-values.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';

async function keepProvider(tx: Transaction, value: Provider): Promise<void> {
  await tx
    .insert(installation)
    .values({ key: PROVIDER_KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}

export const showProviderSettings = async (c: ApiContext): Promise<Response> =>
  respondPrivately(c, withVersion(await loadProvider(c.var.system.database.db)));

/** Saves the provider's record; resolves when no process serves the old one. */
export async function saveProviderSettings(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { version, ...sent } = (await readRequest(c, saving)) as unknown as Provider & { readonly version: string };
  const options = { language: c.var.language, textKey: PROVIDER_FORM_TEXTS };
  const provider = toProvider(readFormValues(providerForm, toProviderFormValues(sent), options));
  const saved = await changeContent(system, async (tx) => {
    await lockByName(tx, PROVIDER_KEY);
    assertVersion(withVersion(await loadProvider(tx)), version);
    await keepProvider(tx, provider);
    return { value: withVersion(await loadProvider(tx)), tags: [CONFIG_TAG] };
  });
  return respondPrivately(c, saved);
}
