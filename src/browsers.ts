/** Minimum version of each supported browser. */
export interface Browsers {
  readonly safari: string;
  readonly chrome: string;
  readonly firefox: string;
}

/**
 * Minimum versions for all features for visitors, participants and nurses. Raised once a year at most. Firefox before
 * 98 has no `<dialog>`, which no polyfill can replace well.
 */
export const MINIMUM_BROWSERS: Browsers = { safari: '15.4', chrome: '90', firefox: '98' };

/** Version of Samsung Internet that is based on the minimum version of Chrome. */
export const MINIMUM_SAMSUNG_INTERNET = '15';

/** Minimum versions for the staff's desk at `/beheer`. */
export const MINIMUM_DESK_BROWSERS: Browsers = { safari: '17.4', chrome: '116', firefox: '124' };

/** Target of the build for scripts and styles: `vite.build.target`. */
export const BUILD_TARGET: readonly string[] = Object.entries(MINIMUM_BROWSERS).map(
  ([browser, version]) => browser + version,
);
