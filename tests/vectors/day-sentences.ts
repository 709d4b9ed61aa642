import { everyDay } from './every-day.ts';

/** Prints the digest of every day in the time zone of the environment. */
process.stdout.write(everyDay());
