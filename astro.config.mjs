import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import astroI18next from 'astro-i18next';
import { BUILD_TARGET } from './src/browsers.ts';
import { readConfig } from './src/config.ts';
import { removeDeclarations } from './src/render/scripts/declarations.ts';
import { writeScriptGraph } from './src/render/scripts/graph.ts';
import { createScriptGroups } from './src/render/scripts/groups.ts';
import { minifyPlainScripts } from './src/render/scripts/plain-scripts.ts';
import { splitDeclarations } from './src/render/scripts/split-declarations.ts';
import { createAstroAdapter } from './src/server/astro-adapter.ts';
import { createDevelopmentServer } from './src/server/dev.ts';
import { ROOT } from './src/server/root.ts';
import { writeSheets } from './src/styles/generate.ts';

// A folder of the registry is in the sheets as soon as it is there.
const sheets = { name: 'sheets', hooks: { 'astro:config:setup': () => void writeSheets() } };

const scripts = createScriptGroups(ROOT);

export default defineConfig({
  output: 'server',
  // The port of `npm start`: links in mails lead there. A build listens nowhere, and reads no environment.
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
  // Every page links the same cached sheets and scripts: nothing stands inline, so the policy needs no exception.
  build: { inlineStylesheets: 'never' },
  // Older phones: scripts and styles are written in what they know.
  vite: {
    plugins: [
      splitDeclarations(),
      removeDeclarations(),
      minifyPlainScripts(BUILD_TARGET),
      scripts.plugin,
      writeScriptGraph(ROOT),
    ],
    build: { assetsInlineLimit: 0, target: [...BUILD_TARGET] },
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
