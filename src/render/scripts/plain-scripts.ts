import { minifySync, type Plugin } from 'vite';

const OWN_SCRIPT = /(^|\/)src\/.+\.js$/;

/**
 * Minifies our plain scripts, which pages link by URL (`?url`): the bundler copies those unchanged. Their top-level
 * names are unchanged, because the plain scripts of a page share them.
 */
export function minifyPlainScripts(target: readonly string[]): Plugin {
  return {
    name: 'zelfhulp-plain-scripts',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.originalFileNames.some((name) => OWN_SCRIPT.test(name))) continue;
        const { code, errors } = minifySync(file.fileName, Buffer.from(file.source).toString('utf8'), {
          compress: { target: [...target] },
          mangle: { toplevel: false },
        });
        if (errors[0]) this.error(`${file.fileName}: ${errors[0].message}`);
        file.source = code;
      }
    },
  };
}
