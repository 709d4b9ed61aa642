import { formatTable } from './figure.ts';
import { measureLanguageOrders, measureThingOrders } from './language-orders.ts';

/** The random orders alone, of any number: `node tests/bench/run-editing.ts 200`; exits 1 where one loses something. */
const orders = Number(process.argv[2] ?? 10_000);
const figures = [await measureLanguageOrders(orders), await measureThingOrders(orders)];
process.stdout.write(`${formatTable(figures)}\n`);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);
