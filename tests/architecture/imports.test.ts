import { describe, expect, it } from 'vitest';
import { CODE_FILES, getPart, getProjectImports } from './source.ts';

/** Allowed imports by part. Everything else is an error; a part may always import itself. Reasons in README.md. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  domains: [],
  rules: ['domains'],
  // A text key composed here has the type of the file that contains it.
  i18n: ['domains', 'public'],
  ui: [],
  native: [],
  styles: ['domains', 'ui'],
  config: ['domains'],
  browsers: [],
  contract: ['rules', 'domains', 'registry'],
  http: ['contract', 'domains'],
  webforms: ['ui', 'rules', 'contract', 'i18n', 'domains'],
  // The user may have restarted the programme: the rule decides when loaded data are outdated.
  session: ['contract', 'rules', 'http', 'i18n', 'native', 'domains'],
  // Forms store drafts by user, and use the texts of their island. The response to a saved day follows the rule of
  // praise.
  forms: ['contract', 'rules', 'session', 'ui', 'i18n', 'domains'],
  // The frame shows an account's picture: it imports its URL only, never a component. Reading a text aloud is a rule,
  // as in an exercise.
  shell: ['styles', 'ui', 'session', 'contract', 'http', 'i18n', 'native', 'domains', 'rules'],
  islands: ['rules', 'domains', 'contract', 'http', 'i18n', 'session', 'native', 'forms', 'webforms', 'ui'],
  registry: ['ui', 'rules', 'domains', 'public'],
  // The names of desk screens have the type of the file that contains their texts.
  screens: ['contract', 'domains', 'public'],
  // The response to a mailed week shows the doctor to call now: it is rendered for one visitor, at one instant.
  render: ['registry', 'screens', 'domains', 'islands', 'session', 'contract', 'http', 'i18n', 'ui', 'rules'],
  // The keys of the content system's texts have the type of the file that contains them.
  cms: ['mail', 'contract', 'rules', 'domains', 'config', 'i18n', 'registry', 'public', 'screens'],
  // Mails are part of the content system; the page of all components shows them too.
  mail: ['cms', 'contract', 'rules', 'domains', 'config', 'i18n'],
  // The desk's forms are built like all others; its screens are in the list of screens.
  editor: ['registry', 'webforms', 'forms', 'rules', 'ui', 'contract', 'http', 'i18n', 'session', 'screens', 'domains'],
  server: ['browsers', 'cms', 'mail', 'http', 'contract', 'render', 'screens', 'styles', 'domains', 'i18n', 'config'],
  pages: [
    'render',
    'layouts',
    'screens',
    'domains',
    'i18n',
    'http',
    'contract',
    'shell',
    'styles',
    'ui',
    'registry',
    'islands',
    'editor',
    'mail',
  ],
  layouts: [
    'browsers',
    'render',
    'screens',
    'domains',
    'i18n',
    'http',
    'contract',
    'shell',
    'styles',
    'ui',
    'registry',
  ],
};

const getGroup = (part: string) => (part.startsWith('islands/') ? 'islands' : part);

function isAllowed(from: string, to: string): boolean {
  if (from === to) return true;
  if (from.startsWith('islands/') && to.startsWith('islands/')) return false;
  return MAY[getGroup(from)]?.includes(getGroup(to)) ?? false;
}

describe('who may import whom', () => {
  it('knows every part', () => {
    const parts = new Set(CODE_FILES.map((path) => getGroup(getPart(path))));
    expect([...parts].filter((part) => !(part in MAY))).toEqual([]);
  });

  it('is kept by every file', () => {
    const brokenPaths = CODE_FILES.flatMap((path) =>
      getProjectImports(path)
        .filter((target) => !isAllowed(getPart(path), getPart(target)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(brokenPaths, 'script of a paragraph is the module `island` in its folder of the registry').toEqual([]);
  });

  it('keeps components and styles out of the content system', () => {
    const brokenPaths = CODE_FILES.filter((path) => path.startsWith('src/cms/')).flatMap((path) =>
      getProjectImports(path).filter(
        (target) => target.startsWith('registry/') && /\.tsx$|components\.ts$/.test(target),
      ),
    );
    expect(brokenPaths).toEqual([]);
  });

  it('keeps React out of the shell, the rules, the contract and the content system', () => {
    const brokenPaths = CODE_FILES.filter((path) =>
      /^src\/(shell|rules|contract|http|domains|screens)\//.test(path),
    ).filter((path) => path.endsWith('.tsx'));
    expect(brokenPaths).toEqual([]);
  });
});
