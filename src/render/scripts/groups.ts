import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';
import { SCHEMAS } from './declarations.ts';
import { improveGroups } from './improve.ts';
import { collectImports, joinModules, type ScriptLoad, type ScriptModule } from './join.ts';

/** Option of rolldown's `codeSplitting`. */
interface Group {
  readonly name: (id: string) => string | null;
  readonly includeDependenciesRecursively: boolean;
}

/** Modules of all content pages; they must not import those for logged-in users (4 kB instead of 23). */
const SHELL =
  /\/src\/(session\/(guard|hint|tab-keys|cookies|pace|preferred-language)|shell\/(start|consent|language|menu|quick-exit|session|video|read-aloud-offer))\.ts$|\/src\/layouts\/Document\.astro\?|preload-helper/;
/** Modules of all pages for logged-in users. */
const USER_MODULES =
  /\/src\/(shell\/(person|account-frame|crisis-alerts|toasts|unread-count|once-visible|offline|info-banner)|session\/(load|state|api|watch|toasts|load-user|required-step))\.ts$/;
/** The renderer of islands, without its server part, which only the editor uses. */
const REACT =
  /\/node_modules\/(react|react-dom|scheduler|swr|nanostores|@nanostores\/react|@astrojs\/react)\/(?!.*server)/;
/**
 * Modules that show which help lines can be called now, with the hours as data. Pages without islands load them too, so
 * they must not import modules that only islands need.
 */
const CALL_NOW = ['shell/gp-now.ts', 'shell/lines-now.ts', 'domains/open-hours.ts'];
/** Entry of a buddy's pages. Other people open them, so they must not contain text that reveals a programme. */
const BUDDY_PAGE = join('src', 'shell', 'buddy-page.ts');
/** Modules of the desk, which has few users, so all its screens count as one load. */
const DESK = /\/src\/(editor\/|layouts\/Desk)/;
/** Islands of one screen, which all users open first. */
const COMMON_ISLANDS = ['src/islands/programme/ProgrammeOverview.tsx', 'src/islands/own-things/CurrentIfThenPlan.tsx'];
/** Islands of the other daily screens, and of the entrance. */
const DAILY =
  /\/src\/islands\/(account\/Account|calendar\/Calendar|login\/Login|onboarding\/Onboarding|plan\/PlanWeeks|registration\/RegistrationScreen)\.tsx$/;
/** The first form that users open; the scripts that all forms share are counted once. */
const FIRST_FORM = join('src', 'islands', 'account', 'ChangeEmail.tsx');
/**
 * Maximum number of shared scripts of a daily screen with one island. Together with the screen's own scripts, those of
 * the shell, the logged-in user, the renderer, the open help lines, the neutral pages and the bundler, and the two plain
 * scripts, a daily screen may have 14; other screens may have one more.
 */
const MAX_SHARED = 5;

/**
 * Bundles the scripts of the client into few files, so that a screen needs about ten instead of sixty: on a slow
 * connection each file costs a round trip. Shared modules are grouped by the screens that need them (`join.ts`).
 */
export function createScriptGroups(root: string): { readonly plugin: Plugin; readonly groups: readonly Group[] } {
  const groupOf = new Map<string, string>();

  /** Assigns each ungrouped module to a group. */
  const assignGroup = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!groupOf.has(id)) groupOf.set(id, name);
  };

  const planGroups = (modules: ReadonlyMap<string, ScriptModule>, starts: { entries: string[]; later: string[] }) => {
    groupOf.clear();
    const ids = [...modules.keys()];
    const collectNeeded = (from: readonly string[]) => collectImports(from, (id) => modules.get(id)?.imports ?? []);
    // A separate group, because only scripts that validate with a schema import it.
    assignGroup(
      'schemas',
      ids.filter((id) => SCHEMAS.test(id)),
    );
    assignGroup('shell', collectNeeded(ids.filter((id) => SHELL.test(id))));
    assignGroup('call-now', collectNeeded(CALL_NOW.map((path) => join(root, 'src', path))));
    const buddyPage = join(root, BUDDY_PAGE);
    assignGroup(
      'neutral',
      [...collectNeeded([buddyPage])].filter((id) => id !== buddyPage),
    );
    // The name differs from its library: scripts contain each other's names, and a content page must not contain it.
    assignGroup('islands', collectNeeded(ids.filter((id) => REACT.test(id))));
    assignGroup('person', collectNeeded(ids.filter((id) => USER_MODULES.test(id))));
    const rest = new Map([...modules].filter(([id]) => !groupOf.has(id)));
    const together = COMMON_ISLANDS.map((path) => join(root, path));
    const isStart = (id: string) => rest.has(id) && !DESK.test(id) && !together.includes(id);
    const desk = [...starts.entries, ...starts.later].filter((id) => DESK.test(id));
    const loads: readonly ScriptLoad[] = [
      { from: together, isScreen: true, isFirst: true },
      ...starts.entries.filter(isStart).map((id) => ({
        from: [id],
        isScreen: true,
        isFirst: id.endsWith(FIRST_FORM),
        extra: DAILY.test(id) ? 0 : 1,
      })),
      ...starts.later.filter(isStart).map((id) => ({ from: [id], isScreen: false })),
      { from: desk, isScreen: false },
    ];
    const improvedGroups = improveGroups(rest, loads, MAX_SHARED, joinModules(rest, loads, MAX_SHARED));
    for (const [index, members] of improvedGroups.entries()) assignGroup(`shared-${index + 1}`, members);
  };

  const plugin: Plugin = {
    name: 'zelfhulp-script-groups',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Astro's default is stricter than needed: an island's script may contain modules that others import.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' as const }),
    buildEnd() {
      const modules = new Map<string, ScriptModule>();
      const starts = { entries: new Set<string>(), later: new Set<string>() };
      for (const id of [...this.getModuleIds()].toSorted()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        if (info.isEntry) starts.entries.add(id);
        for (const next of info.dynamicallyImportedIds) starts.later.add(next);
        const size = deflateSync(minifySync(id, info.code ?? '').code).length;
        modules.set(id, { size, imports: info.importedIds.filter((next) => !SCHEMAS.test(next)) });
      }
      const entries = [...starts.entries].toSorted();
      planGroups(modules, { entries, later: [...starts.later].filter((id) => !starts.entries.has(id)).toSorted() });
    },
  };
  return { plugin, groups: [{ name: (id) => groupOf.get(id) ?? null, includeDependenciesRecursively: false }] };
}
