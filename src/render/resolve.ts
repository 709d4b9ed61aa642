import type { Entity } from '#src/contract/entity.ts';
import { getPage } from '#src/contract/nodes.ts';
import { listProgrammeExercises } from '#src/contract/programme-content.ts';
import type { FailureKind } from '#src/contract/result.ts';
import { listLeafElements } from '#src/contract/webform/answers.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { toVideoSource } from '#src/contract/webform/video-source.ts';
import { getWebformFields } from '#src/contract/webform-fields.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { createTranslator } from '#src/i18n/translator.ts';
import { getScreenPath, isFeatureEnabled, matchScreen } from '#src/screens/match.ts';
import type { PathParams } from '#src/screens/params.ts';
import type { Screen } from '#src/screens/screen.ts';
import type { Components } from './blocks.ts';
import type { RenderCall } from './collect.ts';
import { type RenderedNode, renderNode } from './content.ts';
import { type FormPage, loadForm } from './form.ts';
import { getScreenHref } from './links.ts';
import type { PageLocals } from './locals.ts';
import { toProgrammeContent } from './programme.ts';

/** Returns true if a form has audio or video besides a transcript. */
const hasMedia = (definition: Pick<WebformDefinition, 'elements'>): boolean =>
  listLeafElements(definition).some(
    (element) => element.type === 'video' && toVideoSource(element.url).at !== 'nowhere',
  );

/** Returns the ids of a programme's exercise forms of the kind "video" that have audio or video. */
async function findMediaForms(node: RenderedNode, call: RenderCall): Promise<ReadonlySet<string>> {
  const programme = toProgrammeContent(node, new Set());
  const ids = programme
    ? listProgrammeExercises(programme).flatMap(({ category, webform }) => (category === 'read' ? webform : []))
    : [];
  const forms = await Promise.all(
    ids.map(async (id) => {
      const form = await call(getWebformFields, { params: { id } });
      return form.ok && hasMedia(form.value) ? [id] : [];
    }),
  );
  return new Set(forms.flat());
}

/** Reason why there is no page: access, absence, or an unavailable content system. */
export type PageProblem = 'forbidden' | 'not-found' | 'failure';

export interface Redirect {
  readonly kind: 'redirect';
  /** URL path with language prefix. */
  readonly to: string;
  readonly status: 301 | 302 | 307 | 308;
}

/** Page at a path: a screen, a content node, or both. */
export interface ResolvedPage {
  readonly kind: 'page';
  readonly screen: Screen | null;
  readonly params: PathParams;
  readonly node: RenderedNode | null;
  /** Form of a screen that has a form in its path. */
  readonly form: FormPage | null;
  /** Ids of forms with audio or video. */
  readonly playing: ReadonlySet<string>;
  /** Island of the screen; null for a content page. */
  readonly island: string | null;
}

/** The five possible results for a path (docs/specification.md, section 2). */
export type PathResolution = ResolvedPage | Redirect | { readonly kind: PageProblem };

interface Tools {
  readonly locals: PageLocals;
  readonly components: Components;
  readonly call: RenderCall;
}

const NONE: ReadonlySet<string> = new Set();

const STATUSES = [301, 302, 307, 308] as const;

function redirectTo(locals: PageLocals, to: string, status: number): PathResolution {
  const [path = ''] = to.split(/[?#]/, 1);
  const isProductPage = /^\/(?![/\\])/.test(to);
  const isElsewhere = /^https?:\/\//.test(to);
  const redirectStatus = STATUSES.find((allowed) => allowed === status) ?? 302;
  if (isElsewhere) return { kind: 'redirect', to, status: redirectStatus };
  // A query or an anchor does not make it another page.
  if (!isProductPage || path === encodeURI(locals.path)) return { kind: 'not-found' };
  const target = toLocalisedPath(path, locals.language) + to.slice(path.length);
  return { kind: 'redirect', to: target, status: redirectStatus };
}

function toProblem(failure: FailureKind): PageProblem {
  if (failure === 'not_found') return 'not-found';
  return failure === 'forbidden' ? 'forbidden' : 'failure';
}

type LookupResult = RenderedNode | Exclude<PathResolution, ResolvedPage>;

async function readLookUp({ locals, components, call }: Tools, pathname: string): Promise<LookupResult> {
  const match = await call(getPage, { params: { pathname } });
  if (!match.ok) {
    const kind = toProblem(match.failure.kind);
    if (kind === 'failure') locals.log({ event: 'page-unavailable', failure: match.failure.kind });
    return { kind };
  }
  if (match.value.kind === 'redirect') {
    return redirectTo(locals, match.value.to, match.value.status) as Exclude<PathResolution, ResolvedPage>;
  }
  const { entity } = match.value;
  // Drupal returns another language if a node lacks the requested one; pages must not mix languages.
  const isOther = LANGUAGES.some((item) => item === entity.language && item !== locals.language);
  return isOther ? { kind: 'not-found' } : renderNode(entity, components, locals, call);
}

const hasContent = (match: LookupResult): match is RenderedNode =>
  !('kind' in match) && Object.values(match.paragraphs).some((rows) => rows.length > 0);

/** Looks up the path of another screen, with the title and URLs of this screen. */
async function readLookUpOtherScreen(tools: Tools, { id, contentOf = [] }: Screen): Promise<LookupResult> {
  const { language } = tools.locals;
  for (const otherScreen of contentOf) {
    const lookUp = await readLookUp(tools, getScreenPath(otherScreen, language));
    if (hasContent(lookUp))
      return { ...lookUp, title: createTranslator(language, 'screens')(id), addresses: new Map() };
  }
  return { kind: 'not-found' };
}

/** Returns true for a screen that is available: its flag is on, and the installation offers its feature. */
function isAvailable(screen: Screen, { site, offers }: PageLocals): boolean {
  return isFeatureEnabled(screen, offers) && (screen.flag === undefined || site.flags[screen.flag]);
}

const toLogin = (language: Language): Redirect => ({
  kind: 'redirect',
  to: getScreenHref('login', language),
  status: 302,
});

/** Resolves an unpublished revision, with the screen around it. */
async function resolvePreview(entity: Entity, { locals, components, call }: Tools): Promise<ResolvedPage> {
  const match = matchScreen(locals.domain, locals.language, locals.path);
  const { screen, params } = match.kind === 'screen' ? match : { screen: null, params: {} };
  const node = await renderNode(entity, components, locals, call);
  const playing = await findMediaForms(node, call);
  return { kind: 'page', screen, params, node, form: null, playing, island: screen?.island ?? null };
}

/** Resolves a path, using the screens and the content system. */
export async function resolvePath(tools: Tools): Promise<PathResolution> {
  const { domain, language, path, preview, site } = tools.locals;
  if (preview && 'entity' in preview) return resolvePreview(preview.entity, tools);
  if (path === '/' && site.flags.loginOnly) return toLogin(language);
  const match = matchScreen(domain, language, path);
  if (match.kind === 'redirect') return { kind: 'redirect', to: toLocalisedPath(match.path, language), status: 301 };
  if (match.kind === 'foreign') return { kind: 'not-found' };
  const screen = match.kind === 'screen' ? match.screen : null;
  const params = match.kind === 'screen' ? match.params : {};
  if (screen?.leadsTo) return { kind: 'redirect', to: getScreenHref(screen.leadsTo, language), status: 302 };
  if (screen && !isAvailable(screen, tools.locals)) return { kind: 'not-found' };

  const island = screen?.island ?? null;
  if (params.webform !== undefined) {
    const form = await loadForm(params.webform, tools);
    if ('failure' in form) return { kind: toProblem(form.failure.kind) };
    return { kind: 'page', screen, params, node: null, form, playing: NONE, island };
  }
  const lookUpPage = () => (screen?.contentOf ? readLookUpOtherScreen(tools, screen) : readLookUp(tools, path));
  const result = screen?.content === 'none' ? { kind: 'not-found' as const } : await lookUpPage();
  if (!('kind' in result)) {
    const playing = await findMediaForms(result, tools.call);
    return { kind: 'page', screen, params, node: result, form: null, playing, island };
  }
  const isElsewhere = result.kind === 'redirect' && !result.to.startsWith('/');
  // An island is rendered without content if it has none, if its page moved, or if the content is unavailable.
  return island === null || isElsewhere
    ? result
    : { kind: 'page', screen, params, node: null, form: null, playing: NONE, island };
}
