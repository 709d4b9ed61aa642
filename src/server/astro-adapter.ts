import type { AstroIntegration } from 'astro';

/**
 * Builds the pages for this server: Astro answers a request with a response, inside the process. The front has a
 * connection, a body and headers of its own, so nothing of Node's requests is imitated for a page.
 */
export function astroAdapter(): AstroIntegration {
  return {
    name: 'zelfhulp-pages',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'zelfhulp-pages',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../render/entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', hybridOutput: 'stable', staticOutput: 'stable' },
        }),
    },
  };
}
