import { join } from 'node:path';

/** What rolldown's `codeSplitting` asks of the module graph; the rest of its context is not needed here. */
interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

interface Group {
  readonly name: string | ((id: string, graph: Graph) => string | null);
  readonly test: (id: string) => boolean;
  readonly priority: number;
  readonly minShareCount?: number;
}

/** What every content page carries: it may bring nothing of the person along (3 kB instead of 23). */
const SHELL =
  /\/src\/(session\/(guard|hint|carried-toast|cookies|own-pace|preferred-language)|shell\/(start|consent|language|menu|quick-exit|session|support|video|hard-moment-link|read-aloud-offer|edit-link-offer|service-worker))\.ts$|preload-helper/;
/** What every page of a person who is logged in runs. */
const PERSON =
  /\/src\/(shell\/(person|account-frame|account-menu|crisis-alerts|toasts|unread-count|tool-menu|when-seen|offline|count-words|info-banner|follow-up)|session\/(load|state|api|watch|toasts|ask-user|first-duty))\.ts$/;
/** The renderer of islands, without the server's half of it, which only the editor uses. */
const REACT =
  /\/node_modules\/(react|react-dom|scheduler|swr|use-sync-external-store|nanostores|@nanostores\/react|@astrojs\/react)\/(?!.*server)/;
/** What screens share among each other; drawings and the editor's side come to few screens and stay apart. */
const SHARED = /\/src\/(ui|i18n|rules|contract|session|forms|http|native)\/(?!drawing\/)/;
/** What the screens of the programme share among each other and with nothing else. */
const PROGRAMME =
  /\/src\/(rules\/|islands\/(programme|registration|plan|calendar|exercise)\/|islands\/own-things\/IfThenNow\.|domains\/safety-texts\.|contract\/(programme-content|figures\/own-price|get-plan|(?:save|delete)-registration|registrations?|plan)\b|forms\/(moments|unit)\/|ui\/(moment|stepper|day-bars|stone|knooppunt)\/|session\/(carried-moment|came-from|use-escape)\.|webforms\/typed-answers\.)/;
/** What the screens of the account share among each other. */
const ACCOUNT = /\/src\/islands\/account\//;
const STAFF = /\/src\/(editor|contract\/(desk|forms\/(media|staff|opening))|webforms|islands\/nurse)/;
/** Where the pages of a buddy begin: a stranger opens them, so they bring no word that tells of a programme. */
const BUDDY_PAGE = join('src', 'shell', 'buddy-page.ts');
const LIBRARY = /\/node_modules\//;
const FORMS = /\/node_modules\/(yup|react-hook-form|@hookform)\//;

const isApplication = (id: string) => SHARED.test(id) && !STAFF.test(id);

/** Whether a module brings the libraries of forms along, through whatever it imports. */
function formsReach(): (id: string, graph: Graph) => boolean {
  const known = new Map<string, boolean>();
  return function reaches(id, graph): boolean {
    const before = known.get(id);
    if (before !== undefined) return before;
    // A circle ends where it began.
    known.set(id, FORMS.test(id));
    const found = FORMS.test(id) || (graph.getModuleInfo(id)?.importedIds ?? []).some((next) => reaches(next, graph));
    known.set(id, found);
    return found;
  };
}

/** Whether a module is among those that one module needs from the start, itself included. */
function neededBy(start: string): (id: string, graph: Graph) => boolean {
  let needed: Set<string> | null = null;
  return (id, graph) => {
    if (!needed) {
      needed = new Set([start]);
      // A set is walked on while it grows.
      for (const one of needed) for (const next of graph.getModuleInfo(one)?.importedIds ?? []) needed.add(next);
    }
    return needed.has(id);
  };
}

/**
 * Joins the scripts of the client into few files, so that a screen needs some ten of them and not sixty: on a slow line
 * each file is a wait (`design/fast-screens.md`). A group of higher priority takes a module first.
 */
export function scriptGroups(root: string): readonly Group[] {
  const reachesForms = formsReach();
  const isNeutral = neededBy(join(root, BUDDY_PAGE));
  return [
    { name: 'shell', priority: 50, test: (id) => SHELL.test(id) },
    {
      name: (id, graph) => (isNeutral(id, graph) ? (reachesForms(id, graph) ? 'neutral-forms' : 'neutral') : null),
      priority: 45,
      minShareCount: 2,
      test: () => true,
    },
    { name: 'person', priority: 40, test: (id) => PERSON.test(id) },
    // Not by the name of its library: scripts name each other, and a page to read may not even name this one.
    { name: 'islands', priority: 30, test: (id) => REACT.test(id) },
    {
      name: (id, graph) => (reachesForms(id, graph) ? null : 'application'),
      priority: 20,
      minShareCount: 3,
      test: isApplication,
    },
    {
      name: 'programme',
      priority: 15,
      minShareCount: 2,
      test: (id) => PROGRAMME.test(id) && !STAFF.test(id),
    },
    {
      name: (id, graph) => (reachesForms(id, graph) ? 'forms' : null),
      priority: 10,
      minShareCount: 3,
      test: (id) => isApplication(id) || (LIBRARY.test(id) && FORMS.test(id)),
    },
    { name: 'account', priority: 5, minShareCount: 2, test: (id) => ACCOUNT.test(id) },
  ];
}
