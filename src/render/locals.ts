import type { Previewed } from '#src/contract/desk/show-preview.ts';
import type { SiteConfig } from '#src/contract/get-site-config.ts';
import type { Domain, DomainKey, Language } from '#src/domains/domain.ts';
import type { Offers } from '#src/domains/offers.ts';
import type { Client } from '#src/http/client.ts';

/** One line for the log: what happened and to which entity; never text that a person wrote. */
export interface LogEvent {
  readonly event: string;
  readonly [detail: string]: string | number | null | undefined;
}

/** A member of staff who is logged in; such a request passes the page cache by. */
export interface StaffSession {
  readonly role: 'editor' | 'moderator' | 'administrator';
}

/** All that a render may know of a request: settled by the front, the same for everyone who asks this address. */
export interface PageLocals {
  readonly domain: Domain;
  readonly language: Language;
  /** Decoded path without language prefix, "/" for the front page. */
  readonly path: string;
  /** Scheme and host as the visitor sees them. */
  readonly origin: string;
  readonly programmeOrigins: Readonly<Record<DomainKey, string>>;
  readonly quickExitUrl: string;
  /** Somebody chose that no title, icon or name tells which programme it is. */
  readonly isDiscreet?: true;
  /** Where the browser reports errors; null reports none. */
  readonly errorDsn: string | null;
  /** Whether devices can be rung: where they cannot, nobody is asked for permission. */
  readonly rings: boolean;
  /** Which parts of the help for a hard moment are offered. */
  readonly offers: Offers;
  /** Host of the Drupal that has the pages to read; null where all of them are ours. */
  readonly pagesFrom: string | null;
  readonly client: Client;
  readonly site: SiteConfig;
  /** Cache tags of that configuration. */
  readonly siteTags: readonly string[];
  readonly staff: StaffSession | null;
  /** Id of the request that the render began with: for a page that says that it failed, which nobody keeps. */
  readonly request?: string;
  /** The one revision that a preview's address shows; nobody else's page has it. */
  readonly preview?: Previewed;
  readonly log: (event: LogEvent) => void;
}
