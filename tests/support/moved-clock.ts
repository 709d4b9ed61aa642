import { readFileSync } from 'node:fs';

/**
 * Loaded before the product (`node --import`): shifts its clock by the number of milliseconds in the file CLOCK_FILE,
 * which is read at each use.
 */
const file = process.env.CLOCK_FILE;
if (!file) throw new Error('CLOCK_FILE names no file.');

const MachineDate = Date;
const getNow = () => MachineDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(MachineDate, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [getNow()] : values, newTarget),
  get: (target, name, receiver) => (name === 'now' ? getNow : Reflect.get(target, name, receiver)),
});
