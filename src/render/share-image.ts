import type { DomainKey } from '#src/domains/domain.ts';

/** Size of the picture of a shared link, in pixels: shown large by every network. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Path of a domain's picture; the build creates the file. */
export const shareImagePath = (domain: DomainKey): `/${string}` => `/share/${domain}.png`;
