import type { DomainKey, DomainTexts, Language } from '#src/domains/domain.ts';
import type { HelpLine } from '#src/domains/help-lines.ts';
import type { PublicProvider } from '#src/domains/provider.ts';
import type { SignedFactCounts } from '#src/domains/source.ts';
import type texts from '../public/locales/nl/registry.json';

type KeysOf<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : KeysOf<T[K], `${P}${K}.`>;
}[keyof T & string];

/** Key of a text of the namespace "registry". */
export type RegistryKey = KeysOf<typeof texts>;

/** Context that each component receives in addition to its own fields. */
export interface BlockContext {
  readonly language: Language;
  readonly domain: DomainKey;
  readonly words: DomainTexts;
  /** Returns a text of the namespace "registry"; a key without a text does not compile. */
  readonly t: (key: RegistryKey, values?: Record<string, string | number>) => string;
  /** Level of the block's own title. */
  readonly heading: 1 | 2 | 3 | 4;
  /** Position on the page, from 0: images of the first block are loaded eagerly. */
  readonly position: number;
  /** True on the editor's canvas, where a text is edited in one piece and no list is folded. */
  readonly isEditor: boolean;
  readonly programmes: readonly { readonly key: DomainKey; readonly name: string; readonly href: string }[];
  /** Help lines of this domain, emergency numbers first. */
  readonly helpLines: readonly HelpLine[];
  /** Provider of the site; null if unknown. */
  readonly provider: PublicProvider | null;
  /** Number of days after which deleted data are removed from every backup; null if unknown. */
  readonly backupDays: number | null;
  /** Progress of the check of high-risk facts; null if unknown. */
  readonly checkedFacts: SignedFactCounts | null;
  readonly links: {
    readonly login: string;
    readonly register: string;
    readonly help: string;
    readonly programmes: string;
    readonly cookies: string;
    /** URL of the hard moment screen; null if it is not offered. */
    readonly hardMoment: string | null;
    /** URL of the week of looking around without an account; null if it is not offered. */
    readonly looking: string | null;
    /** Path prefix of forms. */
    readonly forms: string;
  };
}

/** Props of a component: its own fields and the context. */
export type WithContext<P> = P & { readonly context: BlockContext };
