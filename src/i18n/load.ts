import { fileURLToPath } from 'node:url';
import i18next from 'i18next';
import FileBackend from 'i18next-fs-backend';
import config from './astro-i18next.config.ts';

/**
 * Loads the texts where Astro's integration has not: in the process around it and in tests. The texts are read from
 * `public/locales` of the project, at once and before this returns.
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

/** Throws where a text that always exists cannot be read: the folder of the texts is missing or elsewhere. */
export function assertTexts(): void {
  if (i18next.getResource('nl', 'frame', 'skip') !== undefined) return;
  throw new Error('No texts found: public/locales is missing or was moved after the build.');
}
