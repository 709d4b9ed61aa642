import type { SitePreview } from '#src/contract/desk/releases.ts';
import type { PreviewedRevision } from '#src/contract/desk/revisions.ts';
import type { SiteConfig } from '#src/contract/get-site-config.ts';
import type { WeekView } from '#src/contract/week-form.ts';
import type { Domain, DomainKey, Language } from '#src/domains/domain.ts';
import type { EnabledFeatures } from '#src/domains/offers.ts';
import type { Client } from '#src/http/client.ts';

/** Log entry: the event and its entity; never contains a user's text. */
export interface LogEvent {
  readonly event: string;
  readonly [detail: string]: string | number | null | undefined;
}

/** A logged-in staff member, with requests that are not cached. */
export interface StaffSession {
  readonly role: 'editor' | 'moderator' | 'administrator';
}

/** One revision of a page, or the whole site as it will be after a release. */
export type PreviewedContent = PreviewedRevision | SitePreview;

/** All data about a request that rendering may use. Set by the front server; equal for all requests to the URL. */
export interface PageLocals {
  readonly domain: Domain;
  readonly language: Language;
  /** Decoded path without language prefix, "/" for the front page. */
  readonly path: string;
  /** Scheme and host of the URL that the visitor uses. */
  readonly origin: string;
  readonly programmeOrigins: Readonly<Record<DomainKey, string>>;
  readonly quickExitUrl: string;
  /** True in discreet mode: no title, icon or name reveals the programme. */
  readonly isDiscreet?: true;
  /** URL for the browser's error reports; null if they are not sent. */
  readonly errorDsn: string | null;
  /** True if push notifications can be sent; otherwise users are not prompted for permission. */
  readonly canPush: boolean;
  /** Optional features that this installation offers. */
  readonly offers: EnabledFeatures;
  /** Host of the Drupal site that has the pages; null if this installation has all pages. */
  readonly pagesFrom: string | null;
  readonly client: Client;
  readonly site: SiteConfig;
  /** Cache tags of the site configuration. */
  readonly siteTags: readonly string[];
  readonly staff: StaffSession | null;
  /** Id of the request that started the render, for an error page, which is not cached. */
  readonly request?: string;
  /** Unpublished content of a preview; omitted for other pages. */
  readonly preview?: PreviewedContent;
  /** Week for the page of a mailed link; omitted for other pages. */
  readonly week?: WeekView;
  readonly log: (event: LogEvent) => void;
}
