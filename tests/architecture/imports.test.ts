import { describe, expect, it } from 'vitest';
import { CODE_FILES, getPart, projectImports } from './source.ts';

/** Who may import whom. Everything not listed is an error; a part may always import itself. Reasons in README.md. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  domains: [],
  rules: ['domains'],
  // What it composes of a text is typed by the file that holds it.
  i18n: ['domains', 'public'],
  ui: [],
  native: [],
  styles: ['domains', 'ui'],
  config: ['domains'],
  browsers: [],
  contract: ['rules', 'domains', 'registry'],
  http: ['contract', 'domains'],
  webforms: ['ui', 'rules', 'contract', 'i18n', 'domains'],
  // Who is logged in may have begun anew: the rule says when what was read no longer holds.
  session: ['contract', 'rules', 'http', 'i18n', 'native', 'domains'],
  // A form is bound to the person whose draft it keeps, and speaks the island's texts. What answers a saved day speaks by
  // the rule of praise.
  forms: ['contract', 'rules', 'session', 'ui', 'i18n', 'domains'],
  // The picture of an account stands in the frame: its address alone is taken, never a component. How a text is said out
  // loud is a rule, the same in an exercise.
  shell: ['styles', 'ui', 'session', 'contract', 'http', 'i18n', 'native', 'domains', 'rules'],
  islands: ['rules', 'domains', 'contract', 'http', 'i18n', 'session', 'native', 'forms', 'webforms', 'ui'],
  registry: ['ui', 'rules', 'domains', 'public'],
  // A screen of the desk is named by the file that holds its words.
  screens: ['contract', 'domains', 'public'],
  // The answer of a mailed week names the doctor to call now: it is rendered for one visitor, at one instant.
  render: ['registry', 'screens', 'domains', 'islands', 'session', 'contract', 'http', 'i18n', 'ui', 'rules'],
  // Its words are typed by the file that holds them.
  cms: ['mail', 'contract', 'rules', 'domains', 'config', 'i18n', 'registry', 'public', 'screens'],
  // Part of the content system, which the page of all components shows as well.
  mail: ['cms', 'contract', 'rules', 'domains', 'config', 'i18n'],
  // Its forms are forms like all others; its screens stand in the list of screens.
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

const group = (part: string) => (part.startsWith('islands/') ? 'islands' : part);

function isAllowed(from: string, to: string): boolean {
  if (from === to) return true;
  if (from.startsWith('islands/') && to.startsWith('islands/')) return false;
  return MAY[group(from)]?.includes(group(to)) ?? false;
}

describe('who may import whom', () => {
  it('knows every part', () => {
    const parts = new Set(CODE_FILES.map((path) => group(getPart(path))));
    expect([...parts].filter((part) => !(part in MAY))).toEqual([]);
  });

  it('is kept by every file', () => {
    const broken = CODE_FILES.flatMap((path) =>
      projectImports(path)
        .filter((target) => !isAllowed(getPart(path), getPart(target)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(broken, 'script of a paragraph is the module `island` in its folder of the registry').toEqual([]);
  });

  it('keeps components and styles out of the content system', () => {
    const broken = CODE_FILES.filter((path) => path.startsWith('src/cms/')).flatMap((path) =>
      projectImports(path).filter((target) => target.startsWith('registry/') && /\.tsx$|components\.ts$/.test(target)),
    );
    expect(broken).toEqual([]);
  });

  it('keeps React out of the shell, the rules, the contract and the content system', () => {
    const broken = CODE_FILES.filter((path) => /^src\/(shell|rules|contract|http|domains|screens)\//.test(path)).filter(
      (path) => path.endsWith('.tsx'),
    );
    expect(broken).toEqual([]);
  });
});
