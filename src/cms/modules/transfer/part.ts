import type { ISchema } from 'yup';
import type { Transaction } from '../../content/change-content.ts';
import type { Orm } from '../../db/orm.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { ContentSet, SetFolder } from './content-set.ts';

/** Where a record stands: a set that comes in, and the system that it comes into. */
export interface Import {
  readonly system: Pick<ContentSystem, 'config'>;
  readonly set: ContentSet;
  /** Who imports; null for a command. */
  readonly authorUid: number | null;
}

/** One kind of content in a set: a folder with a JSON file for each. */
export interface Part<R extends object> {
  readonly folder: SetFolder;
  readonly schema: ISchema<unknown>;
  /** What stands in this installation, by the name of its file. */
  readonly stand: (db: Pick<Orm, 'select' | 'execute'>) => Promise<ReadonlyMap<string, R>>;
  /** The name of its file; a record under another name is refused. */
  readonly nameOf: (record: R) => string;
  /** The domains it belongs to; null for what belongs to none, and stands only in a set of everything. */
  readonly domainsOf: (record: R) => readonly string[] | null;
  /** The record as it would be kept: rich text cleaned, pictures looked at. Throws where it cannot be. */
  readonly clean: (record: R, coming: Import) => R | Promise<R>;
  /** What else keeps it from being kept here, in words; nothing where it can be. */
  readonly problems?: (db: Pick<Orm, 'select'>, record: R) => Promise<readonly string[]>;
  /** Of what stands here, what the record speaks of: what it does not name is not compared. */
  readonly compared?: (standing: R, record: R) => R;
  /** Writes the record; answers the tags of what it changes. */
  readonly keep: (tx: Transaction, record: R, coming: Import) => Promise<readonly string[]>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of parts of every kind
export type AnyPart = Part<any>;
