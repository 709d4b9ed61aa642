import { toAnswerLabels } from '#src/contract/webform/answer-labels.ts';
import type { Answers } from '#src/contract/webform/answers.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { submissions } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { recordEvents } from '../badges/record-event.ts';
import { getExerciseEvents } from './programme-forms.ts';
import { encryptAnswers } from './sealed-answers.ts';

interface NewSubmission {
  readonly uid: number;
  readonly uuid: string;
  readonly definition: WebformDefinition;
  /** Answers validated by the form. */
  readonly answers: Answers;
}

/** Stores a user's first answers to a form, encrypted, with the question texts, and records the events. */
export async function storeSubmission(
  system: ContentSystem,
  tx: Transaction,
  { uid, uuid, definition, answers }: NewSubmission,
): Promise<void> {
  const { id } = definition;
  const data = encryptAnswers(system.keys, { uid, uuid }, { answers, labels: toAnswerLabels(definition, answers) });
  const now = system.now();
  await tx.insert(submissions).values({ uid, uuid, webformId: id, data, createdAt: now, changedAt: now });
  await recordEvents(tx, system, { uid, events: await getExerciseEvents(tx, uid, id) });
}
