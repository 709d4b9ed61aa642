import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import astroI18next from 'astro-i18next';
import { BUILD_TARGET } from './src/browsers.ts';
import { readConfig } from './src/config.ts';
import { pruneDeclarations } from './src/render/scripts/declarations.ts';
import { writeScriptGraph } from './src/render/scripts/graph.ts';
import { createScriptGroups } from './src/render/scripts/groups.ts';
import { minifyPlainScripts } from './src/render/scripts/plain-scripts.ts';
import { splitDeclarations } from './src/render/scripts/split-declarations.ts';
import { createAstroAdapter } from './src/server/astro-adapter.ts';
import { createDevelopmentServer } from './src/server/dev.ts';
import { ROOT } from './src/server/root.ts';
import { writeSheets } from './src/styles/generate.ts';

// Generates the style sheets first, so that they include every folder of the registry.
const sheets = { name: 'sheets', hooks: { 'astro:config:setup': () => void writeSheets() } };

const scripts = createScriptGroups(ROOT);

export default defineConfig({
  output: 'server',
  // The port of `npm start`, which links in mails contain. A build does not listen, and reads no environment.
  server: ({ command }) => (command === 'dev' ? { port: readConfig(process.env).port } : {}),
  adapter: createAstroAdapter(),
  integrations: [
    sheets,
    react(),
    createDevelopmentServer(),
    astroI18next({ configPath: 'src/i18n/astro-i18next.config.ts' }),
  ],
  trailingSlash: 'ignore',
  compressHTML: 'jsx',
  // All pages link the same cached sheets and scripts: none is inline, so the security policy needs no exception.
  build: { inlineStylesheets: 'never' },
  // Compiles scripts and styles to features that older phones support.
  vite: {
    plugins: [
      splitDeclarations(),
      pruneDeclarations(),
      minifyPlainScripts(BUILD_TARGET),
      scripts.plugin,
      writeScriptGraph(ROOT),
    ],
    build: { assetsInlineLimit: 0, target: [...BUILD_TARGET] },
    // React has this function since version 18; the package contains it for older versions too.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scripts.groups } } } } },
    },
  },
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  security: {
    checkOrigin: true,
    csp: {
      algorithm: 'SHA-256',
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
});
