import type { Pattern } from '../pattern.ts';

/** Ways to say one thing. */
export interface Family {
  readonly name: string;
  readonly patterns: readonly Pattern[];
}

/** A family; words in capitals between braces are lists that several families share. */
export const family = (name: string, ...patterns: readonly Pattern[]): Family => ({ name, patterns });
