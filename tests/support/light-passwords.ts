import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Fast tests register and log in hundreds of users, and a password hash of the product takes 30 ms of CPU: here Argon2
 * uses its minimum memory. Slow tests and stories hash as the product does.
 */
const hash = crypto.argon2;
if (hash.name !== 'hashLightly') {
  crypto.argon2 = function hashLightly(algorithm, parameters, callback) {
    hash(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
  };
  syncBuiltinESMExports();
}
