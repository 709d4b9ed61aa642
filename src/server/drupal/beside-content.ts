import type { Config } from '#src/config.ts';
import type { Domain } from '#src/domains/domain.ts';
import type { Handler } from '../front/handlers.ts';
import { keepPictures } from './kept-pictures.ts';
import { answerPictures } from './picture-handler.ts';
import { answerPurges } from './purge-handler.ts';

export interface BesideContent {
  readonly handlers: readonly Handler[];
  readonly purge: (tags: readonly string[]) => void;
}

/** What stands beside the pages of a Drupal: its pictures at the own origin, and its way to say what it changed. */
export function besideDrupal(
  config: Pick<Config, 'contentApiUrl' | 'contentPurgeSecret' | 'contentTimeoutMs' | 'dataDir'>,
  fetchFrom: typeof fetch,
  announce: (tags: readonly string[]) => Promise<void>,
): BesideContent {
  const { contentApiUrl, contentPurgeSecret, contentTimeoutMs, dataDir } = config;
  const baseOf = (domain: Domain) => (contentApiUrl ?? '').replace('{label}', domain.label);
  const pictures = keepPictures(dataDir, fetchFrom, contentTimeoutMs);
  const purges = contentPurgeSecret === null ? [] : [answerPurges(contentPurgeSecret, announce)];
  return { handlers: [...purges, answerPictures(pictures, baseOf)], purge: pictures.purge };
}
