import type { Config } from '#src/config.ts';
import { externalBase } from '../content-fetch.ts';
import type { FrontHandler } from '../front/handlers.ts';
import { keepPictures } from './kept-pictures.ts';
import { answerPictures } from './picture-handler.ts';
import { answerPurges } from './purge-handler.ts';

export interface BesideContent {
  readonly handlers: readonly FrontHandler[];
  readonly purge: (tags: readonly string[]) => void;
}

/** Handlers beside the pages of a Drupal: its pictures on the own origin, and its purges. */
export function besideDrupal(
  config: Pick<Config, 'contentApiUrl' | 'contentPurgeSecret' | 'contentTimeoutMs' | 'dataDir'>,
  fetchFrom: typeof fetch,
  announce: (tags: readonly string[]) => Promise<void>,
): BesideContent {
  const { contentPurgeSecret, contentTimeoutMs, dataDir } = config;
  const pictures = keepPictures(dataDir, fetchFrom, contentTimeoutMs);
  const purges = contentPurgeSecret === null ? [] : [answerPurges(contentPurgeSecret, announce)];
  return { handlers: [...purges, answerPictures(pictures, externalBase(config))], purge: pictures.purge };
}
