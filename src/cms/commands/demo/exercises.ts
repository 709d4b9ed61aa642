import { labelsOf } from '#src/contract/webform/answer-labels.ts';
import { type Answers, questionsOf } from '#src/contract/webform/answers.ts';
import { checkAnswers } from '#src/contract/webform/check-answers.ts';
import type { QuestionElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import type { Language } from '#src/domains/domain.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { submissions } from '../../db/schema/index.ts';
import { recordDeed } from '../../modules/badges/deeds.ts';
import { loadProgrammes } from '../../modules/notifications/programmes.ts';
import { webformOf } from '../../modules/webforms/find-webform.ts';
import { deedsOfExercise } from '../../modules/webforms/programme-forms.ts';
import { sealAnswers } from '../../modules/webforms/sealed-answers.ts';
import { nameUuid } from '../../starter/name-uuid.ts';
import { chanceOf, pick } from './chance.ts';
import { systemOn } from './moment.ts';
import type { DemoPart } from './part.ts';
import type { DemoStage } from './people.ts';

/** How many phases somebody did. */
const PHASES: Readonly<Partial<Record<DemoStage, number>>> = { halverwege: 3, klaar: 6 };

const WORDS: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  nl: ['Een rondje lopen helpt mij het meest.', 'Vooral op vrijdag is het lastig.', 'Ik bel dan mijn zus.'],
  en: ['A walk around the block helps me most.', 'Fridays are the hard part.', 'I call my sister then.'],
};

function answerTo(question: QuestionElement, language: Language, name: string): unknown {
  const words = pick(WORDS[language], name);
  switch (question.type) {
    case 'text':
    case 'textarea':
      return question.multiple ? [words] : words;
    case 'number':
      return String(question.min ?? 1);
    case 'scale':
      return String(question.min + Math.floor(chanceOf(name) * (question.max - question.min + 1)));
    case 'radios':
    case 'select':
      return question.options[Math.floor(chanceOf(name) * question.options.length)]?.value;
    case 'checkboxes':
      return question.options.filter(({ value }) => chanceOf(`${name} ${value}`) < 0.4).map(({ value }) => value);
    case 'check':
      return true;
    default:
      return undefined;
  }
}

/** Answers that the form takes; none where it would refuse them. */
function answersTo(definition: WebformDefinition, language: Language, name: string): Answers | null {
  const fields = questionsOf(definition).map(({ key, ...rest }) => {
    const question = { key, ...rest } as QuestionElement;
    return [key, answerTo(question, language, `${name} ${key}`)] as const;
  });
  const given = fields.filter(([, answer]) => answer !== undefined);
  const checked = checkAnswers(definition, Object.fromEntries(given), (key) => key);
  return checked.ok ? checked.answers : null;
}

/** The exercises of the phases that somebody has behind them, each on a day of its phase. */
export const demoExercises: DemoPart = async (system, tx, account) => {
  const { uid, domain, language, address, stage, start } = account;
  const programme = (await loadProgrammes(system))(domain, start);
  const phases = programme?.phases.slice(0, PHASES[stage] ?? 0) ?? [];
  for (const [at, { exercises }] of phases.entries()) {
    for (const [place, id] of exercises.entries()) {
      const definition = await webformOf(system, { id, domain, language });
      const answers = definition && answersTo(definition, language, `${address} ${id}`);
      if (!definition || !answers) continue;
      const sent = systemOn(system, addDays(start, at * (programme?.intervalDays ?? 1) + place), '19:40');
      const uuid = nameUuid(`demo submission ${uid} ${id}`);
      const data = sealAnswers(system.keys, { uid, uuid }, { answers, labels: labelsOf(definition, answers) });
      await tx
        .insert(submissions)
        .values({ uid, uuid, webformId: id, data, createdAt: sent.now(), changedAt: sent.now() });
      for (const deed of await deedsOfExercise(tx, uid, id)) await recordDeed(tx, sent, { uid, deed });
    }
  }
};
