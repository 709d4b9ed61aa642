import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;
const HERE = 'frame/unsaved/';

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith(HERE),
);
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Forms without texts that could be lost: before the login, or a search. */
const WITHOUT_WORDS = [
  'frame/palette/Palette.tsx',
  'login/SetUpAccountForm.tsx',
  'login/DeskLogin.tsx',
  'pages/reading/ReviewForm.tsx',
  'people/message/SearchPerson.tsx',
];

const KEEPS = /\b(useDeskForm|useVersionedForm|useFormCopy)\b/;
const FORM = /<form\b|<FormFrame\b|<DeskForm\b|\b(useForm|useHookForm|useDeskForm|useVersionedForm|useFormCopy)\(/;

const forms = files.filter((path) => FORM.test(read(path)) && !WITHOUT_WORDS.includes(path));
/** Returns true if a form is defined in this file, or in the hook that it imports. */
const getMade = (path: string) => {
  const source = read(path);
  const hooks = [...source.matchAll(/from '(\.\/use-[\w-]+-form)\.ts'/g)].map(([, name]) =>
    join(path, '..', `${name}.ts`),
  );
  return [source, ...hooks.map(read)].join('\n');
};

describe('every form of the desk', () => {
  it('is known here', () => {
    expect(forms.length).toBeGreaterThan(20);
    expect(forms).toEqual(
      expect.arrayContaining(['library/menus/MenuForm.tsx', 'library/mails/MailForm.tsx', 'settings/SiteForm.tsx']),
    );
    expect(WITHOUT_WORDS.filter((path) => !files.includes(path))).toEqual([]);
  });

  it.each(forms)('%s keeps what is typed in the tab and asks before it is left', (path) => {
    expect(getMade(path)).toMatch(KEEPS);
    expect(read(path)).not.toMatch(/#src\/forms\/(use-form|FormFrame)/);
  });

  it.each(forms.filter((path) => /\buse(DeskForm|VersionedForm|Kept)\b/.test(read(path)) && path.endsWith('.tsx')))(
    '%s offers what was typed before',
    (path) => {
      expect(read(path)).toMatch(/<(?:Desk|Publish)Form\b|<UnsavedNotice\b/);
    },
  );

  it('has a name of its own', () => {
    const names = files.flatMap((path) =>
      [...read(path).matchAll(/\b(?:keep|name): ([`'][a-z-]+\.[^`']*[`']|'my-account'|'transfer')/g)].map(
        ([, name]) => name,
      ),
    );
    expect(names.length).toBeGreaterThan(15);
    const shared = names.filter((name, index) => names.indexOf(name) !== index);
    // A translation is started from the page's screen or from its editor, with the same form.
    expect(shared).toHaveLength(1);
    expect(shared[0]).toContain('.translation.');
  });

  it('stands in a dialog that asks before it closes, where it stands in one', () => {
    const inDialog = files.filter((path) => /<Dialog\b/.test(read(path)));
    const outer = inDialog.filter((path) => /<(?:\w+Form|DeskForm|form)\b/.test(read(path)));
    expect(outer).toEqual([]);
  });

  it('is below its dialog, which then knows of it', () => {
    const parts = forms.flatMap((path) =>
      read(path)
        .split(/\n(?=(?:export )?function )/)
        .map((part) => [path, part] as const),
    );
    const matchingParts = parts.filter(([, part]) => /<FormDialog\b/.test(part) && /\buse(\w*Form|Kept)\(/.test(part));
    expect(matchingParts.map(([path]) => path)).toEqual([]);
  });
});
