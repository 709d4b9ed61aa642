import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { OwnUser } from '#src/contract/own-user.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import type { EnabledFeatures } from '#src/domains/offers.ts';
import { applyUnitVariant } from '#src/domains/unit-variants.ts';
import { createTranslate, type Texts } from '#src/i18n/create-translate.ts';
import type { CheckedTranslate } from '#src/i18n/text-key.ts';
import { loadSession, refreshUser } from './load.ts';
import { hasRequiredStep } from './required-step.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { $session } from './state.ts';
import { watchTranslation } from './translated-page.ts';
import { useStore } from './use-store.ts';

/** Props that are passed to every island. They contain no user data. */
export interface IslandProps {
  readonly language: Language;
  readonly domain: Domain;
  /** Texts by namespace; `t` takes `namespace.key`. */
  readonly texts: Texts;
  /** Paths of all screens without parameters, by id. */
  readonly paths: Readonly<Record<string, string>>;
  /** Parameters of the current path. */
  readonly params: Readonly<Record<string, string>>;
  /** Path of the current page. */
  readonly path: string;
  readonly site: {
    /** True if push notifications can be sent to the mobile app. */
    readonly canPush: boolean;
    /** Optional features of the help for hard moments. */
    readonly offers: EnabledFeatures;
    readonly passwordMinLength: number;
    readonly placeholderDomain: string;
    readonly hti: boolean;
    readonly stopDate: boolean;
    /** True if users can choose to see the energy of the drinks that they did not have. */
    readonly energy: boolean;
    /** Number of weeks per page of the plan; null for the default. */
    readonly weeksInGroup: number | null;
    /** Number of days after which deleted data is gone from all backups; null if not configured. */
    readonly backupDays: number | null;
    readonly languages: readonly string[];
    /** Hours in which the team reads the forum; empty if not set. */
    readonly forumHours: string;
    /** Text about the provider's welcome pack for nurses; empty if there is none. */
    readonly welcomePack: string;
  };
}

export interface IslandContext extends Omit<IslandProps, 'texts'> {
  readonly t: CheckedTranslate;
  /** Returns the path of a screen, with its parameters filled in. */
  readonly href: (screen: string, params?: Readonly<Record<string, string | number>>) => string;
}

const Context = createContext<IslandContext | null>(null);
const Person = createContext<OwnUser | null>(null);

/** Returns the context of the island. */
export function useIsland(): IslandContext {
  const island = useContext(Context);
  if (!island) throw new Error('useIsland() was called outside an island.');
  return island;
}

/** Returns the logged-in user; only inside `LoggedIn`. */
export function useUser(): OwnUser {
  const user = useContext(Person);
  if (!user) throw new Error('No user is logged in.');
  return user;
}

/** Provides the context of an island; wraps every island. */
export function Island({ children, texts, ...props }: IslandProps & { children: ReactNode }) {
  // The props come from the HTML and never change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const island = useMemo<IslandContext>(() => {
    const getHref: IslandContext['href'] = (screen, params = {}) => {
      const path = props.paths[screen];
      if (path === undefined) throw new Error(`No screen "${screen}".`);
      return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
    };
    return { ...props, href: getHref, t: createTranslate(texts, props.language) };
  }, []);
  useEffect(() => {
    watchTranslation();
    void loadSession();
    // Marks the page's forms as usable. Forms submitted earlier are queued until then (`shell/before-paint.js`).
    document.documentElement.dataset.awake = '';
    document.dispatchEvent(new Event('island-awake'));
  }, []);
  return (
    <Context value={island}>
      <ScreenBoundary>{children}</ScreenBoundary>
    </Context>
  );
}

/** Provides the island's context in another unit of its domain; null for the default unit. */
export function UnitProvider({ unit, children }: { unit: string | null; children: ReactNode }) {
  const island = useIsland();
  const unitIsland = useMemo(() => ({ ...island, domain: applyUnitVariant(island.domain, unit) }), [island, unit]);
  return <Context value={unitIsland}>{children}</Context>;
}

/** Provides the island's context for a user, who may count in another unit than the default. */
export function UserProvider({ user, children }: { user: OwnUser; children: ReactNode }) {
  return (
    <UnitProvider unit={user.unit}>
      <Person value={user}>{children}</Person>
    </UnitProvider>
  );
}

interface LoggedInProps {
  /** Placeholder while the login state is unknown, in the size of the content (docs/specification.md, section 2). */
  loading: ReactNode;
  /** Frame around the error that the login state cannot be read; omit inside the screen's own frame. */
  frame?: (notice: ReactNode) => ReactNode;
  /** True if the content remains after the session expired, until a logout or until the page is closed. */
  keepsExpired?: boolean;
  children: ReactNode;
}

const renderNotice = (notice: ReactNode) => notice;

/** Renders its children for logged-in users only. Logged-out visitors are redirected to the login (`guard.ts`). */
export function LoggedIn({ loading, frame = renderNotice, keepsExpired = false, children }: LoggedInProps) {
  // The page may know the user before this island hydrates, but it must hydrate as the server rendered it.
  const session = useStore($session);
  const { t } = useIsland();
  if (session.status === 'in' && hasRequiredStep(session.user)) return loading;
  const user = session.status === 'in' ? session.user : session.status === 'out' && keepsExpired && session.expired;
  if (user) return <UserProvider user={user}>{children}</UserProvider>;
  if (session.status === 'failed') {
    return frame(
      <div className="stack" role="alert">
        <p>{t('forms.failures.session')}</p>
        <p>
          <button type="button" className="button button-quiet" onClick={() => void refreshUser()}>
            {t('forms.retry')}
          </button>
        </p>
      </div>,
    );
  }
  return loading;
}
