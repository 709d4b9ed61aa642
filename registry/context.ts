import type { DomainKey, DomainWords, Language } from '#src/domains/domain.ts';
import type { HelpLine } from '#src/domains/help-lines.ts';
import type { ShownProvider } from '#src/domains/provider.ts';
import type { CheckedFacts } from '#src/domains/source.ts';

/** What every component of the registry gets beside its own fields: all it may know of the page it stands on. */
export interface BlockContext {
  readonly language: Language;
  readonly domain: DomainKey;
  readonly words: DomainWords;
  /** A text of the namespace "registry". */
  readonly t: (key: string, values?: Record<string, string | number>) => string;
  /** Level of the block's own title. */
  readonly heading: 1 | 2 | 3 | 4;
  /** Place on the page, from 0: images of the first block load at once. */
  readonly position: number;
  readonly programmes: readonly { readonly key: DomainKey; readonly name: string; readonly href: string }[];
  /** The help lines of this domain, danger first. */
  readonly helpLines: readonly HelpLine[];
  /** Who offers the site; null where nobody says. */
  readonly provider: ShownProvider | null;
  /** After how many days what somebody erased is gone from every backup; null where nobody says. */
  readonly backupDays: number | null;
  /** How far the facts that can harm are checked; null where nobody says. */
  readonly checkedFacts: CheckedFacts | null;
  readonly links: {
    readonly login: string;
    readonly register: string;
    readonly help: string;
    readonly programmes: string;
    readonly cookies: string;
    /** The screen for a hard moment; null where none is offered. */
    readonly hardMoment: string | null;
    /** What stands before the id of a form in its address. */
    readonly forms: string;
  };
}

/** The props of a component: its own fields and the context. */
export type WithContext<P> = P & { readonly context: BlockContext };
