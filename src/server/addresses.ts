import type { Config } from '#src/config.ts';
import { DOMAINS } from '#src/domains/index.ts';

type Hosts = Pick<Config, 'baseHosts' | 'publicProtocol' | 'trustProxy'>;

/** Returns the bare host, of which the hosts of domains are subdomains, with its port unless it is the default. */
function getBareHost({ baseHosts, trustProxy, publicProtocol }: Hosts, port: number): string {
  const base = baseHosts.find((host) => !/^[\d.]+$|^\[/.test(host)) ?? baseHosts[0];
  return `${base}${trustProxy || publicProtocol === 'https' ? '' : `:${port}`}`;
}

/** Returns the URL of the bare host. */
export const getBareUrl = (config: Hosts, port: number): string =>
  `${config.publicProtocol}://${getBareHost(config, port)}`;

/** Returns the host of another content system for display, without the label of a domain. */
export const getContentHost = ({ contentApiUrl }: Pick<Config, 'contentApiUrl'>): string =>
  new URL((contentApiUrl ?? '').replace('{label}.', '').replace('{label}', '')).host;

/** Returns the start-up log line with the source of pages; empty if it is this installation. */
export function formatContentSource(config: Pick<Config, 'contentApiUrl'>) {
  if (config.contentApiUrl === null) return '';
  const action =
    'People, programmes, forms and the forum are kept here; pages to read and their menus are edited there.';
  return `Pages come from ${getContentHost(config)}. ${action}\nMore: docs/operations/content-elsewhere.md\n\n`;
}

/** Returns the URLs of all domains, one per line. */
export function formatDomainUrls(config: Hosts, port: number) {
  const base = getBareHost(config, port);
  const width = Math.max(...DOMAINS.map((domain) => domain.words.programme.nl.length));
  const lines = DOMAINS.map(
    ({ label, words }) => `  ${words.programme.nl.padEnd(width)}  ${config.publicProtocol}://${label}.${base}`,
  );
  return `\nZelfhulp is ready:\n${lines.join('\n')}\n\n`;
}

/** Returns the message with the first administrator's link, printed once if there is no administrator. */
export const formatAdministratorLinkMessage = (link: string): string =>
  `\nThe first administrator begins here. The link works once, for an hour (npm run admin:link makes another):\n  ${link}\n`;
