import { fileURLToPath } from 'node:url';
import i18next from 'i18next';
import FileBackend from 'i18next-fs-backend';
import config from './astro-i18next.config.ts';

/**
 * Loads the texts outside Astro's integration, in the server process and in tests. Reads them synchronously from
 * `public/locales` of the project.
 */
export function loadTexts(): void {
  if (i18next.isInitialized) return;
  const folder = fileURLToPath(new URL('../../public/locales', import.meta.url));
  i18next.use(FileBackend).init({
    ...config.i18nextServer,
    supportedLngs: [...(config.locales as string[])],
    ns: config.namespaces,
    defaultNS: config.defaultNamespace,
    initImmediate: false,
    backend: { loadPath: `${folder}/{{lng}}/{{ns}}.json` },
  });
}

/** Throws if a text that always exists is missing, because the text folder is missing or in another place. */
export function assertTexts(): void {
  if (i18next.getResource('nl', 'frame', 'skip') !== undefined) return;
  throw new Error('No texts found: public/locales is missing or was moved after the build.');
}
