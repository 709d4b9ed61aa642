import type { DomainKey } from '#src/domains/domain.ts';

/** Size of the picture that stands beside a shared link, in pixels: what every network shows large. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Path of the picture of a domain; its file is made by the build. */
export const shareImagePath = (domain: DomainKey): `/${string}` => `/share/${domain}.png`;
