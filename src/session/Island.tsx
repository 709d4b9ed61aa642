import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { OwnUser } from '#src/contract/own-user.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import type { Offers } from '#src/domains/offers.ts';
import { applyUnitVariant } from '#src/domains/unit-variants.ts';
import { type Texts, tFor } from '#src/i18n/t-for.ts';
import type { CheckedTranslate } from '#src/i18n/text-key.ts';
import { hasRequiredStep } from './first-duty.ts';
import { loadSession, refreshUser } from './load.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { $session } from './state.ts';
import { watchTranslation } from './translated-page.ts';
import { useStore } from './use-store.ts';

/** Props that the mount passes to every island; they contain nothing about the user. */
export interface IslandProps {
  readonly language: Language;
  readonly domain: Domain;
  /** Texts by namespace; `t` takes `namespace.key`. */
  readonly texts: Texts;
  /** Address of every screen without parameters, by its id. */
  readonly paths: Readonly<Record<string, string>>;
  /** Parameters of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** Address of the page itself. */
  readonly path: string;
  readonly site: {
    /** True when push notifications can be sent to devices of the mobile app. */
    readonly rings: boolean;
    /** Offered parts of the help for a hard moment. */
    readonly offers: Offers;
    readonly passwordMinLength: number;
    readonly placeholderDomain: string;
    readonly hti: boolean;
    readonly stopDate: boolean;
    /** True if users can choose to see the energy of the drinks they did not have. */
    readonly energy: boolean;
    /** Weeks that the plan view shows at once; null leaves the product's own number. */
    readonly weeksInGroup: number | null;
    /** Number of days after which erased data is gone from every backup; null when not configured. */
    readonly backupDays: number | null;
    readonly languages: readonly string[];
    /** Hours in which the team reads the forum; empty while not filled in. */
    readonly forumHours: string;
    /** Text of the provider about its welcome pack for nurses; empty if none is sent. */
    readonly welcomePack: string;
  };
}

export interface IslandContext extends Omit<IslandProps, 'texts'> {
  readonly t: CheckedTranslate;
  /** Address of a screen; a parameter of its path is filled in. */
  readonly href: (screen: string, params?: Readonly<Record<string, string | number>>) => string;
}

const Context = createContext<IslandContext | null>(null);
const Person = createContext<OwnUser | null>(null);

/** Returns the context that the island's mount handed over. */
export function useIsland(): IslandContext {
  const island = useContext(Context);
  if (!island) throw new Error('useIsland() was called outside an island.');
  return island;
}

/** The person who is logged in; only below `LoggedIn`. */
export function useUser(): OwnUser {
  const user = useContext(Person);
  if (!user) throw new Error('No user is logged in.');
  return user;
}

/** The frame of every island. */
export function Island({ children, texts, ...props }: IslandProps & { children: ReactNode }) {
  // Props come from the HTML and never change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const island = useMemo<IslandContext>(() => {
    const href: IslandContext['href'] = (screen, params = {}) => {
      const path = props.paths[screen];
      if (path === undefined) throw new Error(`No screen "${screen}".`);
      return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
    };
    return { ...props, href, t: tFor(texts, props.language) };
  }, []);
  useEffect(() => {
    watchTranslation();
    void loadSession();
    // Marks the page's forms as usable: a form submitted earlier waits for this (`shell/before-paint.js`).
    document.documentElement.dataset.awake = '';
    document.dispatchEvent(new Event('island-awake'));
  }, []);
  return (
    <Context value={island}>
      <ScreenBoundary>{children}</ScreenBoundary>
    </Context>
  );
}

/** The island in a unit of its domain; null is the domain's own. */
export function InUnit({ unit, children }: { unit: string | null; children: ReactNode }) {
  const island = useIsland();
  const own = useMemo(() => ({ ...island, domain: applyUnitVariant(island.domain, unit) }), [island, unit]);
  return <Context value={own}>{children}</Context>;
}

/** The island as it is for a person, who may count another unit than the domain's own. */
function Own({ user, children }: { user: OwnUser; children: ReactNode }) {
  return (
    <InUnit unit={user.unit}>
      <Person value={user}>{children}</Person>
    </InUnit>
  );
}

interface LoggedInProps {
  /**
   * Shown while the login state is unknown, in the size of the content that follows (docs/specification.md, section 2).
   */
  loading: ReactNode;
  /** Frame of the notice that the login state cannot be read; omitted inside the screen's own frame. */
  frame?: (notice: ReactNode) => ReactNode;
  children: ReactNode;
}

const bare = (notice: ReactNode) => notice;

/** Renders its children for a logged-in user only. Logged-out visitors are being redirected to login (`guard.ts`). */
export function LoggedIn({ loading, frame = bare, children }: LoggedInProps) {
  // The page may know the user before this island hydrates: it must hydrate as the server rendered it.
  const session = useStore($session);
  const { t } = useIsland();
  if (session.status === 'in' && hasRequiredStep(session.user)) return loading;
  if (session.status === 'in') return <Own user={session.user}>{children}</Own>;
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
