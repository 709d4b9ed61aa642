import type { Config } from '#src/config.ts';
import { DOMAINS } from '#src/domains/index.ts';

/** The addresses of all domains, one on a line, as people open them. */
export function describeAddresses(config: Pick<Config, 'baseHosts' | 'publicProtocol' | 'trustProxy'>, port: number) {
  const base = config.baseHosts.find((host) => !/^[\d.]+$|^\[/.test(host)) ?? config.baseHosts[0];
  const shown = config.trustProxy || config.publicProtocol === 'https' ? '' : `:${port}`;
  const width = Math.max(...DOMAINS.map((domain) => domain.words.programme.nl.length));
  const lines = DOMAINS.map(
    ({ label, words }) => `  ${words.programme.nl.padEnd(width)}  ${config.publicProtocol}://${label}.${base}${shown}`,
  );
  return `\nZelfhulp is ready:\n${lines.join('\n')}\n\n`;
}
