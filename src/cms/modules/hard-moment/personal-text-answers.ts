import { and, eq, inArray } from 'drizzle-orm';
import type { DomainKey } from '#src/domains/domain.ts';
import {
  type ExerciseQuestion,
  PERSONAL_TEXT_SOURCES,
  type PersonalTextSources,
} from '#src/domains/personal-text-sources.ts';
import type { AnsweredTexts, FindAnswer } from '#src/rules/hard-moment/personal-texts.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import type { Orm } from '../../db/orm.ts';
import { submissions } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { decryptAnswers, type StoredAnswers } from '../webforms/sealed-answers.ts';

const getForms = ({ sentence, list, card, person, ifThens }: PersonalTextSources): readonly string[] => {
  const plans = ifThens.flatMap((plan) => ('both' in plan ? [plan.both] : [plan.situation, plan.action]));
  return [
    ...new Set([...sentence, ...list, ...Object.values(card), ...person, ...plans].map(({ webform }) => webform)),
  ];
};

/** Returns the text of an answer; the label of a chosen value. */
function getAnswerTexts({ answers, labels }: StoredAnswers, field: string): readonly string[] {
  const answer = answers[field];
  if (typeof answer === 'string') return [answer];
  if (!Array.isArray(answer)) return [];
  return answer.map((item: string) => labels[field]?.options?.[item] ?? item);
}

/** Returns a user's answers to the questions that fill their own texts. */
export async function readPersonalTextAnswers(
  db: Orm | Transaction,
  keys: Keyring,
  { uid, domain }: { readonly uid: number; readonly domain: DomainKey },
): Promise<{ readonly words: PersonalTextSources; readonly find: FindAnswer } | null> {
  const personalTextSources = PERSONAL_TEXT_SOURCES[domain];
  if (personalTextSources === null) return null;
  const isOwnAnswer = and(eq(submissions.uid, uid), inArray(submissions.webformId, [...getForms(personalTextSources)]));
  const rows = await db.select().from(submissions).where(isOwnAnswer);
  const answersByForm = new Map(rows.map((row) => [row.webformId, { row, answers: decryptAnswers(keys, row) }]));
  const find = ({ webform, field }: ExerciseQuestion): AnsweredTexts | null => {
    const match = answersByForm.get(webform);
    return match ? { words: getAnswerTexts(match.answers, field), changed: match.row.changedAt.toISOString() } : null;
  };
  return { words: personalTextSources, find };
}
