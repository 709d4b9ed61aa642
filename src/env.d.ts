declare namespace App {
  type Domain = import('#src/domains/domain.ts').Domain;

  /** One line for the log: what happened and to which entity; never text that a person wrote. */
  interface LogEvent {
    readonly event: string;
    readonly [detail: string]: string | number | null | undefined;
  }

  /** A member of staff who is logged in; such a request passes the page cache by. */
  interface StaffSession {
    readonly role: 'editor' | 'moderator' | 'administrator';
  }

  /** All that a render may know of a request: settled by the front, the same for everyone who asks this address. */
  interface Locals {
    readonly domain: Domain;
    readonly language: import('#src/domains/domain.ts').Language;
    /** Decoded path without language prefix, "/" for the front page. */
    readonly path: string;
    /** Scheme and host as the visitor sees them. */
    readonly origin: string;
    readonly programmeOrigins: Readonly<Record<Domain['key'], string>>;
    readonly quickExitUrl: string;
    readonly client: import('#src/http/client.ts').Client;
    readonly site: import('#src/contract/get-site-config.ts').SiteConfig;
    readonly staff: StaffSession | null;
    readonly log: (event: LogEvent) => void;
  }
}
