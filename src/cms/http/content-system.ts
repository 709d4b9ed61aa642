import type { AccountsConfig } from '#src/config/accounts.ts';
import type { PushGateway } from '#src/config/push-gateway.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import type { EnabledFeatures } from '#src/domains/offers.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Database } from '../db/database.ts';
import type { Keyring } from '../db/encryption/keyring.ts';
import type { users } from '../db/schema/index.ts';
import type { Jobs, Transaction } from '../jobs/jobs.ts';
import type { WrappedFields } from './wrap.ts';

/** Configuration of the content system. */
export interface ContentConfig {
  readonly dataDir: string;
  /** Hosts of this installation, as in `Config`. */
  readonly baseHosts: readonly string[];
  readonly maintenance: boolean;
  /** Push gateway for mobile devices; null if no pushes are sent. */
  readonly push: PushGateway | null;
  /** Available features of the help for a hard moment; operations of unavailable ones are answered as not found. */
  readonly offers: EnabledFeatures;
  readonly accounts: AccountsConfig;
}

/** Unexpected failure, for the log: without URL, body or personal data. */
export interface ApiFailure {
  readonly event: 'api-failure';
  readonly method: string;
  readonly route: string;
  readonly error: unknown;
}

/** Refused response or launch of another organisation, for its administrators; does not identify a user. */
export interface SignOnRefusal {
  readonly event: 'arrival-refused';
  readonly by: 'sign-on' | 'launch';
  readonly reason: string;
}

/** Personal data of one module, with their export, restart and deletion. */
export interface PersonalData {
  /** Names of its tables; each has a column `uid`. */
  readonly tables: readonly string[];
  /** Exports the data as plain values by name. Absent if there is nothing to export. */
  readonly collect?: (system: ContentSystem, uid: number) => Promise<Readonly<Record<string, unknown>>>;
  /** Deletes or restarts data when the programme is restarted, as of today. */
  readonly restart?: (tx: Transaction, uid: number, today: CalendarDate) => Promise<void>;
  /** Deletes every row. */
  readonly erase: (tx: Transaction, uid: number) => Promise<void>;
}

/** Adds the fields of one module to the user's account, by wire name. */
export type AccountFields = (system: ContentSystem, user: typeof users.$inferSelect) => Promise<WrappedFields>;

/** Requested form, and its language in a domain. */
export interface FormQuery {
  readonly id: string;
  readonly domain: DomainKey;
  readonly language: Language;
}

/** Reads a form of another content system: null if it does not exist, undefined if that system is unreachable. */
export type ReadRemoteForm = (which: FormQuery) => Promise<WebformDefinition | null | undefined>;

/** Dependencies of every module. */
export interface ContentSystem {
  readonly database: Database;
  readonly config: ContentConfig;
  readonly keys: Keyring;
  readonly jobs: Jobs;
  readonly now: () => Date;
  /** Number under which this process is registered as live; null if there is none. */
  readonly holder: number | null;
  readonly log: (event: ApiFailure | SignOnRefusal) => void;
  /** Reads a form of another content system; null if all forms are stored here. */
  readonly readFormElsewhere: ReadRemoteForm | null;
  /** Every module that stores personal data; the account is deleted last. */
  readonly personalData: readonly PersonalData[];
  /** Every module that adds fields to the user's account, in order. */
  readonly ownFields: readonly AccountFields[];
}
