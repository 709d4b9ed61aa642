import { type Figure, formatTable } from './figure.ts';
import { measureGrowth } from './growth.ts';

/** Measures growth at any size: `node tests/bench/run-growth.ts 1000 100 desk,job` (users, factor, names of calls). */
const [people, times, only] = process.argv.slice(2);
const figures: Figure[] = [];
for await (const figure of measureGrowth({ people: Number(people ?? 1_000), times: Number(times ?? 100), only })) {
  figures.push(figure);
  process.stderr.write(`${figure.isMet ? 'met   ' : 'missed'} ${figure.what}: ${figure.measured} (${figure.beside})\n`);
}
process.stdout.write(`${formatTable(figures)}\n`);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);
