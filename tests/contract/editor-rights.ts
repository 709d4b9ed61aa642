import { describe, expect, it } from 'vitest';
import { mountApp, ROUTES } from '#src/cms/app.ts';
import type { Route } from '#src/cms/http/route.ts';
import { defineOperation } from '#src/contract/operation.ts';
import { type EditorRights, EVERY_RIGHT } from '#src/rules/desk/editor-rights.ts';
import { system, withSystem, write } from './editor-writes.ts';

/** Limits of an editor; all writes are in alcohol, and in Dutch if they have one language. */
const EDITORS = {
  'of its programme': { ...EVERY_RIGHT, domains: ['alcohol'] },
  'of another programme': { ...EVERY_RIGHT, domains: ['tobacco'] },
  'of its language': { ...EVERY_RIGHT, languages: ['nl'] },
  'of another language': { ...EVERY_RIGHT, languages: ['en'] },
  'of drafts': { ...EVERY_RIGHT, mayPublish: false },
} as const satisfies Record<string, EditorRights>;
export type Editor = keyof typeof EDITORS;
export const EVERY_EDITOR = Object.keys(EDITORS) as Editor[];

const WRITES = ROUTES.filter(({ access, method }) => access === 'editor' && method !== 'GET');

/** Writes in one language without the language in their path. */
const OF_ONE_LANGUAGE: readonly string[] = [
  'create-node',
  'update-node',
  'make-page',
  'change-pages',
  'publish-drafts',
  'make-release',
  'change-release',
  'schedule-release',
  'publish-release',
  'undo-release',
  'save-draft',
  'drop-draft',
  'schedule-thing',
  'update-media',
  'replace-media',
  'delete-media',
];
/** Writes that visitors do not see, listed by hand to detect a missing declaration: drafts and deletions. */
const OF_DRAFTS: readonly string[] = [
  'make-release',
  'change-release',
  'save-draft',
  'drop-draft',
  'bring-back',
  'make-webform',
  'make-page',
  'describe-page',
  'duplicate-page',
  'save-page',
  'translate-page',
  'restore-page',
  'mark-up-to-date',
  'preview-page',
  'ask-approval',
];
/** Writes that change no content, also listed by hand; the rows before and after are compared. */
const LEAVES_CONTENT: readonly string[] = [
  'check-links',
  'check-all-links',
  'upload-media',
  'read-references',
  'page-here',
  'write-page-note',
  'settle-page-note',
  'delete-release',
  'save-review-date',
  'preview-release',
  'make-approval-link',
  'revoke-approval-link',
];
const OF_EVERY_PROGRAMME: readonly string[] = ['save-mail', 'reset-mail'];

/** Returns true if an editor must be refused, by the write's effect instead of its declaration. */
function isRefused({ name, path }: Route, editor: Editor): boolean {
  if (LEAVES_CONTENT.includes(name)) return false;
  if (editor === 'of drafts') return !OF_DRAFTS.includes(name);
  if (editor === 'of its programme') return OF_EVERY_PROGRAMME.includes(name);
  if (editor === 'of another programme' || editor === 'of another language') return true;
  return !path.includes(':language') && !OF_ONE_LANGUAGE.includes(name);
}

const isDeclared = ({ name, touches }: Route): boolean =>
  LEAVES_CONTENT.includes(name) ? touches === 'nothing' : !['nothing', null, undefined].includes(touches);

/** Writes that the server refuses only because of their declaration. */
const BY_DECLARATION = WRITES.filter(({ touches }) => touches === 'page' || touches === 'menu' || touches === 'mail');
/** Writes that the server refuses to an editor of drafts only because of their declaration. */
const SITE_CHANGES = WRITES.filter(({ changesSite }) => changesSite);

/** Calls every write of the desk as editors with limited rights. */
export function checkEditorRights(editors: readonly Editor[]): void {
  withSystem();

  describe('a write of the desk', () => {
    it.each(WRITES)('$name declares what it touches', (route) => {
      expect(isDeclared(route)).toBe(true);
      const dropped = [null, undefined, route.touches === 'nothing' ? ('stored' as const) : ('nothing' as const)];
      for (const touches of dropped) expect(isDeclared({ ...route, touches })).toBe(false);
    });

    it.each(WRITES.filter(({ name }) => LEAVES_CONTENT.includes(name)))('$name changes no content', async (route) => {
      const [, answer, isContentChanged] = await write(route, EVERY_RIGHT);
      expect(answer).toMatch(/^20/);
      expect(isContentChanged).toBe(route.name === 'upload-media');
    });

    describe.each(editors)('by an editor %s', (editor) => {
      it.each(WRITES)('$name is refused exactly where it touches what is not theirs', async (route) => {
        const [isKeptOut, answer] = await write(route, EDITORS[editor]);
        expect(isKeptOut, answer).toBe(isRefused(route, editor));
      });
    });

    it('that declares nothing does not compile', () => {
      const entries = { name: 'a-write', method: 'POST', route: '/a-write', access: 'editor' } as const;
      // @ts-expect-error a write of editors declares what it touches
      const operation = defineOperation({ ...entries, path: () => '/a-write', read: () => null });
      expect(isDeclared({ ...operation, path: operation.route, handle: () => new Response() })).toBe(false);
    });
  });
}

/** Performs the writes without their declaration, to find those that nothing else refuses. */
export function checkDroppedDeclarations(): void {
  withSystem();

  describe('a write of the desk without its declaration', () => {
    it.each(BY_DECLARATION)(
      '$name lets an editor of another programme in, which is no longer as it should be',
      async (route) => {
        const app = mountApp(system.system, [{ ...route, touches: 'nothing' }]);
        const [isKeptOut, answer] = await write(route, EDITORS['of another programme'], app);
        expect(isKeptOut, answer).not.toBe(isRefused(route, 'of another programme'));
      },
    );

    it.each(SITE_CHANGES)('$name lets an editor of drafts in, which is no longer as it should be', async (route) => {
      const app = mountApp(system.system, [{ ...route, changesSite: false }]);
      const [isKeptOut, answer] = await write(route, EDITORS['of drafts'], app);
      expect(isKeptOut, answer).not.toBe(isRefused(route, 'of drafts'));
    });
  });
}
