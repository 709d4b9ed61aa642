import { lazy, mixed, object, type Schema, ValidationError } from 'yup';
import { isRecord } from '../wire.ts';
import { type Answer, type Answers, hasOther, isQuestion, OTHER, otherKeyOf, readAnswers } from './answers.ts';
import type { QuestionElement, TextElement, WebformElement, WebformText } from './definition.ts';
import { problemText, type Translate } from './problems.ts';
import { readAnswer } from './read-answer.ts';
import { isSkipped, visibleElements } from './visible-elements.ts';

function schemaOf(element: QuestionElement, isRequired: boolean, t: Translate): Schema<Answer | undefined> {
  return mixed<Answer>()
    .transform((_value, sent: unknown) => {
      const reading = readAnswer(element, sent, isRequired);
      return reading.ok ? reading.value : sent;
    })
    .nullable()
    .test('answer', function check(value: unknown) {
      const reading = readAnswer(element, value, isRequired);
      if (reading.ok) return true;
      const { path, createError } = this;
      const errors = reading.problems.map(({ at, ...one }) =>
        createError({ path: at === null ? path : `${path}.${at}`, message: problemText(one, t) }),
      );
      return errors.length === 1 ? (errors[0] ?? false) : new ValidationError(errors, value, path);
    }) as Schema<Answer | undefined>;
}

/** The companion of a choice, as a question of its own. */
function companionOf(element: QuestionElement): TextElement | null {
  if (!('other' in element) || element.other === undefined) return null;
  return { type: 'text', key: otherKeyOf(element.key), label: element.other.label };
}

const isOtherChosen = (answer: Answer | undefined) =>
  answer === OTHER || (Array.isArray(answer) && answer.includes(OTHER));

/** The schema of these elements alone, in the light of all answers: the fields of a form, or those of one page. */
function elementsSchema(elements: readonly WebformElement[], isSkippedNow: boolean, answers: Answers, t: Translate) {
  const questions = elements
    .flatMap((element) => (element.type === 'page' ? element.elements : [element]))
    .filter(isQuestion);
  const shape = questions.flatMap((question) => {
    const isRequired = !isSkippedNow && 'required' in question && question.required === true;
    const own: [string, Schema] = [question.key, schemaOf(question, isRequired, t)];
    const companion = hasOther(question) && isOtherChosen(answers[question.key]) ? companionOf(question) : null;
    return companion ? [own, [companion.key, schemaOf(companion, !isSkippedNow, t)] as [string, Schema]] : [own];
  });
  const keys = new Set(shape.map(([key]) => key));
  // Only its own keys reach the schema, which would look others up in the prototype of its fields.
  return object(Object.fromEntries(shape)).transform((sent: unknown) =>
    isRecord(sent) ? Object.fromEntries(Object.entries(sent).filter(([key]) => keys.has(key))) : sent,
  );
}

/**
 * The answers that a form takes, as the browser and the content system both check them (section 5, "Webform"). Validating
 * gives the answers as they are kept: read by their questions, without those of hidden elements, of companions whose
 * option is not chosen and of keys the form does not have. Errors stand at `key`, those of a list at `key.position`.
 */
export function answersSchema(definition: Pick<WebformText, 'elements'>, t: Translate) {
  return lazy((sent: unknown) => {
    const answers = readAnswers(sent);
    const visible = visibleElements(definition, answers);
    return elementsSchema(visible, isSkipped(visible, answers), answers, t);
  });
}
