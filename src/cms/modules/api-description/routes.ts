import { readFileSync } from 'node:fs';
import { getApiDescription } from '#src/contract/desk/api-description.ts';
import { respondPrivately } from '../../http/answer.ts';
import { type Route, serve } from '../../http/route.ts';
import { describeApi } from './describe-api.ts';

/** Returns the version of the product. */
export function getProductVersion(): string {
  const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

export const apiDescriptionRoutes: readonly Route[] = [
  serve(getApiDescription, (c) => respondPrivately(c, describeApi(getProductVersion()))),
];
