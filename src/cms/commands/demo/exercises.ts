import { type Answer, listQuestions } from '#src/contract/webform/answers.ts';
import { checkAnswers } from '#src/contract/webform/check-answers.ts';
import type { QuestionElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import type { Language } from '#src/domains/domain.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { toNameUuid } from '../../db/name-uuid.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { findLocalizedWebform } from '../../modules/webforms/find-webform.ts';
import { readProgramme } from '../../modules/webforms/programme-forms.ts';
import { storeSubmission } from '../../modules/webforms/store-submission.ts';
import type { DemoAccount, DemoPart } from './part.ts';
import { findDemoTexts } from './personal-lines.ts';
import { getPseudoRandom, pickOption } from './pseudo-random.ts';

const DAYS_OF_A_PHASE = 7;
/** Number of phases completed by a demo user who is halfway. */
const PHASES_HALFWAY = 3;

const LINES: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  nl: [
    'Een rondje lopen',
    'Mijn zus bellen',
    'Vooral op vrijdag na het werk',
    'Beter slapen',
    'Iets met mijn handen doen',
    'Meer rust thuis',
  ],
  en: [
    'Going for a walk',
    'Calling my sister',
    'Mostly on Friday after work',
    'Sleeping better',
    'Doing something with my hands',
    'More calm at home',
  ],
};

const TEN_YEARS = 10;

/** Returns a plausible answer to a question; none if the question is optional. */
function createAnswer(
  question: QuestionElement,
  { domain, language, start }: DemoAccount,
  { form, name }: { form: string; name: string },
): Answer | undefined {
  switch (question.type) {
    case 'text':
    case 'textarea': {
      const demoTexts = findDemoTexts(domain, language, { webform: form, field: question.key });
      if (demoTexts) return question.multiple ? demoTexts : demoTexts[0];
      const line = pickOption(LINES[language], name);
      return question.multiple ? [...new Set([line, pickOption(LINES[language], `${name} 2`)])] : line;
    }
    case 'number': {
      const { min = 0, max = min + TEN_YEARS } = question;
      return String(Math.round(min + getPseudoRandom(name) * Math.min(max - min, TEN_YEARS)));
    }
    case 'scale':
      return String(question.min + Math.floor(getPseudoRandom(name) * (question.max - question.min + 1)));
    case 'radios':
    case 'select':
      return question.options[Math.floor(getPseudoRandom(name) * question.options.length)]?.value;
    case 'checkboxes':
      return question.options
        .filter(({ value }, index) => index === 0 || getPseudoRandom(`${name} ${value}`) < 0.3)
        .map((o) => o.value);
    case 'check':
      return true;
    case 'date':
      return addDays(start, DAYS_OF_A_PHASE);
    case 'email':
    case 'skip':
      return undefined;
  }
}

async function doExercise(
  system: ContentSystem,
  tx: Transaction,
  account: DemoAccount,
  definition: WebformDefinition,
): Promise<void> {
  const { uid, address } = account;
  const { id } = definition;
  const answers = listQuestions(definition).map((question) => [
    question.key,
    createAnswer(question, account, { form: id, name: `${address} ${id} ${question.key}` }),
  ]);
  const checked = checkAnswers(definition, Object.fromEntries(answers), (key) => key);
  if (!checked.ok) throw new Error(`The demo could not do ${id}: ${Object.keys(checked.fields).join(', ')}.`);
  await storeSubmission(system, tx, {
    uid,
    uuid: toNameUuid(`demo ${uid} ${id}`),
    definition,
    answers: checked.answers,
  });
}

/** Adds completed exercises, one every day or two: three phases for a user halfway, all for one at the end. */
export const addDemoExercises: DemoPart = async (system, tx, account) => {
  const { uid, domain, language, stage, start } = account;
  const programme = stage === 'eerste-dag' ? null : await readProgramme(tx, uid);
  if (!programme) return;
  const { end } = programme;
  const phases = programme.phases.map(({ exercises }) => exercises);
  const phasesToDo = stage === 'klaar' ? [...phases, end] : phases.slice(0, PHASES_HALFWAY);
  for (const [phase, forms] of phasesToDo.entries()) {
    for (const [index, id] of forms.entries()) {
      const definition = await findLocalizedWebform(system, { id, domain, language });
      if (!definition) throw new Error(`The programme of ${domain} has no form ${id}.`);
      const evening = new Date(`${addDays(start, phase * DAYS_OF_A_PHASE + index)}T19:00:00Z`);
      await doExercise({ ...system, now: () => evening }, tx, account, definition);
    }
  }
};
