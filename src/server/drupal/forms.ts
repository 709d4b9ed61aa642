import type { ReadRemoteForm } from '#src/cms/http/content-system.ts';
import { getWebformFields } from '#src/contract/webform-fields.ts';
import { getDomain } from '#src/domains/index.ts';
import type { GetClient } from '../content-fetch.ts';

/** Reads a form of a Drupal site (module webform_rest). A form that visitors may not read is treated as missing. */
export const createFormReader =
  (getExternalClient: GetClient): ReadRemoteForm =>
  async ({ id, domain, language }) => {
    const result = await getExternalClient(getDomain(domain), '', language).call(getWebformFields, { params: { id } });
    if (result.ok) return result.value.elements.length === 0 ? null : result.value;
    return result.failure.kind === 'not_found' || result.failure.kind === 'forbidden' ? null : undefined;
  };
