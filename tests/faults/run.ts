import { parseArgs } from 'node:util';
import { buildProduct } from '#src/server/build-product.ts';
import { isBuilt } from '#src/server/built.ts';
import { ROOT } from '#src/server/root.ts';
import { type Figure, formatTable } from '#tests/bench/figure.ts';
import { goBackInTime } from './cluster/back-in-time.ts';
import { breakCluster } from './cluster/break-cluster.ts';
import { runBehindPooler } from './cluster/pooler.ts';
import { updateRolling } from './cluster/rolling-update.ts';
import { breakDatabase } from './database-faults.ts';
import { fillDisk } from './full-disk.ts';
import { killDatabase } from './kill-database.ts';
import { killProduct } from './kill-product.ts';
import { measureLoad } from './load.ts';
import { stopUnderLoad } from './stop-under-load.ts';
import { runBesidePrevious } from './with-previous-release.ts';

interface Sizes {
  readonly rounds?: number;
  readonly minutes: number;
  readonly people: number;
  /** The commit or tag of the previous release. */
  readonly from?: string;
}

/** The faults, in parts that can be selected by name. */
const PARTS: Readonly<Record<string, (sizes: Sizes) => AsyncGenerator<Figure>>> = {
  product: ({ rounds = 50 }) => killProduct(rounds),
  database: ({ rounds = 20 }) => killDatabase(rounds),
  load: ({ people, minutes }) => measureLoad(people, minutes),
  line: breakDatabase,
  disk: fillDisk,
  stop: async function* stop() {
    for (const processes of [1, 2]) yield await stopUnderLoad(processes);
  },
  previous: ({ from }) => runBesidePrevious(from),
  rolling: ({ rounds = 3 }) => updateRolling(rounds),
  pooler: runBehindPooler,
  pitr: goBackInTime,
  cluster: ({ rounds = 10 }) => breakCluster(rounds),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    minutes: { type: 'string', default: '5' },
    people: { type: 'string', default: '200' },
    from: { type: 'string' },
  },
});
const sizes: Sizes = {
  ...(values.rounds === undefined ? {} : { rounds: Number(values.rounds) }),
  minutes: Number(values.minutes),
  people: Number(values.people),
  ...(values.from === undefined ? {} : { from: values.from }),
};

/**
 * `npm run faults`: breaks the services of the product while users work with it, and prints each figure next to its
 * limit; exits with 1 if one is missed. `npm run faults -- load --minutes 1` runs only that part, at another size.
 */
if (!isBuilt(ROOT)) await buildProduct(ROOT);
const statistics: Figure[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  const part = PARTS[name];
  if (!part) throw new Error(`No part "${name}": ${Object.keys(PARTS).join(', ')}.`);
  for await (const metric of part(sizes)) {
    statistics.push(metric);
    process.stderr.write(`${metric.isMet ? 'met   ' : 'missed'} ${metric.what}: ${metric.measured}\n`);
  }
}
process.stdout.write(`${formatTable(statistics)}\n`);
process.exit(statistics.every(({ isMet }) => isMet) ? 0 : 1);
