import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Hundreds of people register and log in in the fast tests, at 30 ms of processor for each hash of a password as the
 * product makes it: here Argon2 takes the least memory that it knows. Slow tests and stories hash as the product does.
 */
const hash = crypto.argon2;
if (hash.name !== 'hashLightly') {
  crypto.argon2 = function hashLightly(algorithm, parameters, callback) {
    hash(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
  };
  syncBuiltinESMExports();
}
