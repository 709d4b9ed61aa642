import type { PreviewedSite } from '#src/contract/desk/releases.ts';
import type { PreviewedRevision } from '#src/contract/desk/revisions.ts';
import type { SiteConfig } from '#src/contract/get-site-config.ts';
import type { WeekView } from '#src/contract/week-form.ts';
import type { Domain, DomainKey, Language } from '#src/domains/domain.ts';
import type { Offers } from '#src/domains/offers.ts';
import type { Client } from '#src/http/client.ts';

/** One line for the log: the event and its entity; never a user's text. */
export interface LogEvent {
  readonly event: string;
  readonly [detail: string]: string | number | null | undefined;
}

/** A logged-in staff member, whose requests bypass the page cache. */
export interface StaffSession {
  readonly role: 'editor' | 'moderator' | 'administrator';
}

/** One revision of a page, or the whole site at the moment of a release. */
export type PreviewedContent = PreviewedRevision | PreviewedSite;

/** All data about a request that a render may use: set by the front, identical for every request to this address. */
export interface PageLocals {
  readonly domain: Domain;
  readonly language: Language;
  /** Decoded path without language prefix, "/" for the front page. */
  readonly path: string;
  /** Scheme and host as the visitor sees them. */
  readonly origin: string;
  readonly programmeOrigins: Readonly<Record<DomainKey, string>>;
  readonly quickExitUrl: string;
  /** The user is in discreet mode: no title, icon or name reveals the programme. */
  readonly isDiscreet?: true;
  /** Address for the browser's error reports; null for none. */
  readonly errorDsn: string | null;
  /** True if pushes can be sent; otherwise no user is prompted for permission. */
  readonly rings: boolean;
  /** Available parts of the help for a hard moment. */
  readonly offers: Offers;
  /** Host of the Drupal with the pages; null if all pages are ours. */
  readonly pagesFrom: string | null;
  readonly client: Client;
  readonly site: SiteConfig;
  /** Cache tags of that configuration. */
  readonly siteTags: readonly string[];
  readonly staff: StaffSession | null;
  /** Id of the request that started the render: for an error page, which is not cached. */
  readonly request?: string;
  /** The unpublished content that a preview's address shows; absent for every other page. */
  readonly preview?: PreviewedContent;
  /** The week that the page of a mailed link shows; absent for every other page. */
  readonly week?: WeekView;
  readonly log: (event: LogEvent) => void;
}
