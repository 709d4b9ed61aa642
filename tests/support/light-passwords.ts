import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Reduces Argon2 to its minimum memory, because fast tests log in hundreds of users and a normal password hash takes 30
 * ms of CPU. Slow and end-to-end tests use normal hashes.
 */
const hash = crypto.argon2;
if (hash.name !== 'hashLightly') {
  crypto.argon2 = function hashLightly(algorithm, parameters, callback) {
    hash(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
  };
  syncBuiltinESMExports();
}
