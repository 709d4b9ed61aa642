/** Read by the integration at build and by `load.ts` outside Astro, so that both know the same texts. */
const config = {
  defaultLocale: 'nl',
  locales: ['nl', 'en'],
  namespaces: ['frame', 'errors', 'screens', 'cookies', 'joyride', 'components', 'registry', 'webforms'],
  defaultNamespace: 'frame',
  load: ['server'],
  i18nextServer: {
    lng: 'nl',
    preload: ['nl', 'en'],
    fallbackLng: 'nl',
    returnNull: false,
    returnEmptyString: false,
    // React and Astro escape what they show.
    interpolation: { escapeValue: false },
  },
};

export default config;
