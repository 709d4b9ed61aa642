import type { Transaction } from '../../content/change-content.ts';
import type { Orm } from '../../db/orm.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { BodyDeclaration } from '../../http/read-request.ts';
import type { ContentSet, ContentSetFolder } from './content-set.ts';

/** Context of an imported record: the set, and the target system. */
export interface ImportContext {
  readonly system: Pick<ContentSystem, 'config'>;
  readonly set: ContentSet;
  /** uid of the importer; null for a command. */
  readonly authorUid: number | null;
}

/** Type of content in a set: a folder with a JSON file for each record. */
export interface ContentSetPart<R extends object> {
  readonly folder: ContentSetFolder;
  readonly schema: BodyDeclaration;
  /** The existing records of this installation, by file name. */
  readonly stand: (db: Pick<Orm, 'select' | 'execute'>) => Promise<ReadonlyMap<string, R>>;
  /** Returns the name of the record's file; a record with another name is refused. */
  readonly nameOf: (record: R) => string;
  /** Returns the record's domains; null for a record without a domain, which is only in a complete set. */
  readonly domainsOf: (record: R) => readonly string[] | null;
  /** Returns the record as it would be saved: rich text sanitised, pictures decoded. Throws if it is invalid. */
  readonly clean: (record: R, coming: ImportContext) => R | Promise<R>;
  /** Returns further reasons that it cannot be saved here, as texts. */
  readonly problems?: (db: Pick<Orm, 'select'>, record: R) => Promise<readonly string[]>;
  /** Returns the compared part of an existing record, without fields that the imported record does not contain. */
  readonly compared?: (standing: R, record: R) => R;
  /** Saves the record; returns the changed cache tags. */
  readonly keep: (tx: Transaction, record: R, coming: ImportContext) => Promise<readonly string[]>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of parts of every kind
export type AnyContentSetPart = ContentSetPart<any>;
