/** First version of each browser that is promised. */
export interface Browsers {
  readonly safari: string;
  readonly chrome: string;
  readonly firefox: string;
}

/**
 * Everything that visitors, participants and nurses use works from these versions on. Raised once a year at most. Firefox
 * before 98 has no `<dialog>`, which no script can fill in well.
 */
export const PROMISED: Browsers = { safari: '15.4', chrome: '90', firefox: '98' };

/** The version of Samsung Internet that is made of the promised Chrome. */
export const SAMSUNG_INTERNET = '15';

/** The desk of the staff at `/beheer` works from these on. */
export const PROMISED_DESK: Browsers = { safari: '17.4', chrome: '116', firefox: '124' };

/** Target of the build's scripts and styles: `vite.build.target`. */
export const BUILD_TARGET: readonly string[] = Object.entries(PROMISED).map(([browser, version]) => browser + version);
