import type { Reading } from './reading.ts';

type Readers = Readonly<Record<string, (typed: string) => Reading<unknown, string>>>;

/** Problems of one row of a typed list, field by field. */
export const readRow = <R extends Readers>(readers: R, row: Readonly<Record<keyof R & string, string>>) =>
  (Object.keys(readers) as (keyof R & string)[]).flatMap((name) => {
    const reading = readers[name]?.(row[name]);
    return !reading || reading.ok ? [] : [{ name, problem: reading.error }];
  });
