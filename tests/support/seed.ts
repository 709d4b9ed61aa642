import fc from 'fast-check';

/**
 * `npm test` always uses the same seed for property tests, so that no test fails because of an unrelated change. `npm
 * run test:all` uses a new seed each time, and prints it.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });
