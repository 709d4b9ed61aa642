import { formatTable } from './figure.ts';
import { measureForum } from './forum.ts';

/** Measures the forum at any size: `node tests/bench/run-forum.ts 100000 2000000`. Exits with 1 if a figure is missed. */
const [posts = 20_000, comments = 200_000] = process.argv.slice(2).map(Number);
const forum = await measureForum({ posts, comments });
process.stdout.write(`${formatTable(forum)}\n`);
process.exit(forum.every(({ isMet }) => isMet) ? 0 : 1);
