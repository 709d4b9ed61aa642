import type { BlockContext } from '#registry/context.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import type { Texts } from '#src/i18n/create-translate.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { createTranslator, getTexts } from '#src/i18n/translator.ts';
import { DESK_SCREENS, matchDesk } from '#src/screens/desk/index.ts';
import type { DeskScreen } from '#src/screens/desk/screen.ts';
import type { IslandProps } from '#src/session/Island.tsx';
import { createBlockContext } from './context.ts';
import type { PageLocals } from './locals.ts';

/** Context for rendering pages of a language in the page editor. */
interface SiteContext {
  readonly texts: Texts;
  readonly programmes: BlockContext['programmes'];
  readonly links: BlockContext['links'];
}

/** Content of a page of the desk; does not depend on the user. */
export interface DeskPage {
  /** Null for a URL without a screen. */
  readonly screen: DeskScreen | null;
  readonly title: string;
  /** Null on a screen that renders no pages. */
  readonly siteContexts: Readonly<Record<Language, SiteContext>> | null;
  readonly island: IslandProps & {
    readonly screens: readonly DeskScreen[];
    readonly screen: DeskScreen | null;
    /** Host of the Drupal site that has the pages; null if this installation has all pages. */
    readonly pagesFrom: string | null;
    /** Link to the page in the other language of the desk. */
    readonly otherLanguage: { readonly language: string; readonly href: string };
  };
}

/** Text namespaces of all desk screens. */
const SHARED = ['forms', 'desk', 'second-factor'];

function getSiteContexts(locals: PageLocals): Readonly<Record<Language, SiteContext>> {
  const all = LANGUAGES.map((language): [Language, SiteContext] => {
    const { programmes, links } = createBlockContext({ ...locals, language });
    return [language, { texts: getTexts(language, 'registry') as Texts, programmes, links }];
  });
  return Object.fromEntries(all) as Record<Language, SiteContext>;
}

/** Returns the desk page at a path. */
export function getDeskPage(locals: PageLocals): DeskPage {
  const { domain, language, pagesFrom, path, site } = locals;
  const match = matchDesk(path);
  const screen = match?.screen ?? null;
  const t = createTranslator(language, 'desk');
  const namespaces = [...SHARED, ...(screen?.texts ?? [])];
  const otherLanguage = language === 'nl' ? 'en' : 'nl';
  return {
    screen,
    title: `${t(screen ? `screens.${screen.id}` : 'notFound.title')} · ${t('name')}`,
    siteContexts: screen?.writesStyles ? getSiteContexts(locals) : null,
    island: {
      language,
      domain,
      texts: Object.fromEntries(namespaces.map((name) => [name, getTexts(language, name) as Texts])),
      paths: Object.fromEntries(DESK_SCREENS.map(({ id, path }) => [id, toLocalisedPath(path, language)])),
      params: match?.params ?? {},
      path: toLocalisedPath(path, language),
      site: {
        passwordMinLength: site.passwordMinLength,
        placeholderDomain: site.placeholderDomain,
        hti: false,
        canPush: false,
        offers: { hardMoment: false, urgeLog: false, reminders: false, lookingWeek: false },
        stopDate: false,
        energy: false,
        weeksInGroup: null,
        backupDays: null,
        languages: site.languages,
        forumHours: '',
        welcomePack: '',
      },
      screens: DESK_SCREENS.filter(({ withDrupal }) => !withDrupal || pagesFrom !== null),
      screen,
      pagesFrom,
      otherLanguage: { language: otherLanguage, href: toLocalisedPath(path, otherLanguage) },
    },
  };
}
