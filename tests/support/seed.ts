import fc from 'fast-check';

/**
 * Properties are checked with the same examples in every run of `npm test`, so that none fails for a change it has
 * nothing to do with. `npm run test:all` sets another seed each time, and prints it.
 */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });
