import type { CipherContext } from './seal.ts';

/** A column of encrypted values, and the SQL for their locations. */
export interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
  /** SQL expression that identifies a row; also the row part of its location. */
  readonly row: string;
  readonly owner: string;
}

/** Every column of encrypted values; `keys:rotate` re-encrypts them. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'push_tokens', column: 'token', row: "encode(token_hash, 'hex')", owner: 'uid' },
  { table: 'first_answers', column: 'answer', row: 'id', owner: 'uid' },
  { table: 'sign_ons', column: 'secrets', row: "encode(state_hash, 'hex')", owner: '0::bigint' },
  { table: 'diary_entries', column: 'title', row: 'uuid::text', owner: 'uid' },
  { table: 'diary_entries', column: 'body', row: 'uuid::text', owner: 'uid' },
  { table: 'submissions', column: 'data', row: 'uuid::text', owner: 'uid' },
  { table: 'registrations', column: 'note', row: 'uuid::text', owner: 'uid' },
  { table: 'registrations', column: 'drinks', row: 'uuid::text', owner: 'uid' },
  { table: 'urges', column: 'data', row: 'uuid::text', owner: 'uid' },
  { table: 'own_things', column: 'data', row: 'uid::text', owner: 'uid' },
  { table: 'figures', column: 'data', row: 'uid::text', owner: 'uid' },
  { table: 'own_drinks', column: 'data', row: 'uuid::text', owner: 'uid' },
  { table: 'test_results', column: 'data', row: 'uuid::text', owner: 'uid' },
  { table: 'supports', column: 'reasons', row: 'offered_on::text', owner: 'uid' },
  { table: 'own_dates', column: 'label', row: 'uuid::text', owner: 'uid' },
  { table: 'if_thens', column: 'data', row: 'uuid::text', owner: 'uid' },
  { table: 'buddies', column: 'code', row: 'id::text', owner: 'uid' },
  { table: 'buddies', column: 'refusal', row: 'id::text', owner: 'uid' },
  { table: 'second_factors', column: 'secret', row: 'uid::text', owner: 'uid' },
  { table: 'second_factors', column: 'new_secret', row: 'uid::text', owner: 'uid' },
  { table: 'users', column: 'lock_code', row: 'uid::text', owner: 'uid' },
  { table: 'messages', column: 'text', row: 'uuid::text', owner: 'uid' },
  { table: 'nurse_notes', column: 'data', row: 'uid::text', owner: 'uid' },
  { table: 'nurse_sentences', column: 'sentences', row: 'uid::text', owner: 'uid' },
  { table: 'removed_words', column: 'words', row: 'uuid::text', owner: '0::bigint' },
  { table: 'flaggings', column: 'sealed_reason', row: 'uuid::text', owner: 'uid' },
  { table: 'moderation_items', column: 'sealed_reason', row: 'uuid::text', owner: '0::bigint' },
  { table: 'week_links', column: 'answer', row: 'monday::text', owner: 'uid' },
  { table: 'moderation_actions', column: 'sealed_reason', row: 'uuid::text', owner: '0::bigint' },
];

/** Returns the location of a value that was read with its row and owner. */
export const toEncryptionContext = ({ table }: EncryptedColumn, row: string, owner: number): CipherContext => ({
  table,
  row,
  owner,
});
