import type { AstroIntegration } from 'astro';

/**
 * Builds the pages for this server: Astro returns a response for a request inside the process. The front server handles
 * connection, body and headers, so pages need no Node request objects.
 */
export function createAstroAdapter(): AstroIntegration {
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
