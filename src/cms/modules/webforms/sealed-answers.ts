import { type AnswerLabels, readAnswerLabels } from '#src/contract/webform/answer-labels.ts';
import { type Answers, readAnswers } from '#src/contract/webform/answers.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { decryptText, encryptText } from '../../db/encryption/seal.ts';
import type { submissions } from '../../db/schema/index.ts';

/** Stored content of a submission: the answers, and the texts of their questions. */
export interface StoredAnswers {
  readonly answers: Answers;
  readonly labels: AnswerLabels;
}

type Row = Pick<typeof submissions.$inferSelect, 'uid' | 'uuid' | 'data'>;

const getCipherContext = ({ uid, uuid }: Pick<Row, 'uid' | 'uuid'>) => ({
  table: 'submissions',
  row: uuid,
  owner: uid,
});

export const encryptAnswers = (keys: Keyring, row: Pick<Row, 'uid' | 'uuid'>, storedAnswers: StoredAnswers): string =>
  encryptText(keys, getCipherContext(row), JSON.stringify(storedAnswers));

export function decryptAnswers(keys: Keyring, row: Row): StoredAnswers {
  const { answers, labels } = JSON.parse(decryptText(keys, getCipherContext(row), row.data));
  return { answers: readAnswers(answers), labels: readAnswerLabels(labels) };
}
