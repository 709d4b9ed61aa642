import { referenceTo } from './linked.ts';

/** The sheets of a drawing in its own file: the page stays small, and the file is loaded once for every page. */
export function LinkedSheets({ name }: { name: string }) {
  return <use href={referenceTo(name)} />;
}
