import type { DomainKey } from '#src/domains/domain.ts';

/** Size in pixels of the image of a shared link, which all social networks show at full width. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Returns the path of a domain's image; the build creates the file. */
export const toShareImagePath = (domain: DomainKey): `/${string}` => `/share/${domain}.png`;
