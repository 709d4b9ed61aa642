import type { AccountsConfig } from '#src/config/accounts.ts';
import type { PushGateway } from '#src/config/push-gateway.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import type { Offers } from '#src/domains/offers.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Database } from '../db/database.ts';
import type { Keyring } from '../db/encryption/keyring.ts';
import type { users } from '../db/schema/index.ts';
import type { Jobs, Transaction } from '../jobs/jobs.ts';
import type { Wrapped } from './wrap.ts';

/** What the content system needs to know of the environment. */
export interface ContentConfig {
  readonly dataDir: string;
  /** Hosts that are ours, as `Config` has them. */
  readonly baseHosts: readonly string[];
  readonly maintenance: boolean;
  /** Who rings devices; null rings none. */
  readonly push: PushGateway | null;
  /** Which parts of the help for a hard moment are offered; the calls of the others answer as absent. */
  readonly offers: Offers;
  readonly accounts: AccountsConfig;
}

/** Unexpected failure, for the log: no address, no body, no person. */
export interface ApiFailure {
  readonly event: 'api-failure';
  readonly method: string;
  readonly route: string;
  readonly error: unknown;
}

/** What one module keeps of a person, and what becomes of it. */
export interface PersonalData {
  /** Names of the tables that hold it; each has a column `uid`. */
  readonly tables: readonly string[];
  /** Everything of it, in plain values by name, for the person to take along. Left out where nothing can be told. */
  readonly collect?: (system: ContentSystem, uid: number) => Promise<Readonly<Record<string, unknown>>>;
  /** What goes, or starts again today, when the programme is restarted. */
  readonly restart?: (tx: Transaction, uid: number, today: CalendarDate) => Promise<void>;
  /** Erases every row at once. */
  readonly erase: (tx: Transaction, uid: number) => Promise<void>;
}

/** Adds the fields of one module to the own account, by wire name. */
export type OwnFields = (system: ContentSystem, user: typeof users.$inferSelect) => Promise<Wrapped>;

/** Requested form, and its language of a domain. */
export interface WhichForm {
  readonly id: string;
  readonly domain: DomainKey;
  readonly language: Language;
}

/** Reads a form of another content system: null where it has none, undefined where it cannot say. */
export type ReadFormElsewhere = (which: WhichForm) => Promise<WebformDefinition | null | undefined>;

/** Everything a module works with. */
export interface ContentSystem {
  readonly database: Database;
  readonly config: ContentConfig;
  readonly keys: Keyring;
  readonly jobs: Jobs;
  readonly now: () => Date;
  /** The number under which this process is known to live; null where it holds none. */
  readonly holder: number | null;
  readonly log: (failure: ApiFailure) => void;
  /** Null where every form is our own. */
  readonly readFormElsewhere: ReadFormElsewhere | null;
  /** Every module that keeps something of a person; the account itself goes last. */
  readonly personalData: readonly PersonalData[];
  /** Every module that adds fields to the own account, in order. */
  readonly ownFields: readonly OwnFields[];
}
