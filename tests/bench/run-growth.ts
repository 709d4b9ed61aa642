import { type Figure, formatTable } from './figure.ts';
import { measureGrowth } from './growth.ts';

/** Measures growth at any size: `node tests/bench/run-growth.ts 1000 100 desk,job` (users, factor, names of calls). */
const [people, times, only] = process.argv.slice(2);
const metrics: Figure[] = [];
for await (const metric of measureGrowth({ people: Number(people ?? 1_000), times: Number(times ?? 100), only })) {
  metrics.push(metric);
  process.stderr.write(`${metric.isMet ? 'met   ' : 'missed'} ${metric.what}: ${metric.measured} (${metric.beside})\n`);
}
process.stdout.write(`${formatTable(metrics)}\n`);
process.exit(metrics.every(({ isMet }) => isMet) ? 0 : 1);
