import { formatTable } from './figure.ts';
import { measureEntryOrders, measureLanguageOrders } from './language-orders.ts';

/** Runs a number of random orders: `node tests/bench/run-editing.ts 200`. Exits with 1 if any data is lost. */
const orders = Number(process.argv[2] ?? 10_000);
const metrics = [await measureLanguageOrders(orders), await measureEntryOrders(orders)];
process.stdout.write(`${formatTable(metrics)}\n`);
process.exit(metrics.every(({ isMet }) => isMet) ? 0 : 1);
