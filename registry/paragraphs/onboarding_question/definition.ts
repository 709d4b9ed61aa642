import { DANGER_KINDS, DANGER_RULES, type DangerKind, OTHER_DANGER } from '#src/domains/danger/kinds.ts';
import type { Localised } from '#src/domains/domain.ts';
import { defineParagraph } from '../../define.ts';
import { choice } from '../../fields/choice.ts';
import { link } from '../../fields/link.ts';
import { richText } from '../../fields/rich-text.ts';
import { text } from '../../fields/text.ts';

const KIND_LABELS = Object.fromEntries(DANGER_KINDS.map((kind) => [kind, DANGER_RULES[kind].label])) as Readonly<
  Record<DangerKind, Localised>
>;

export const onboardingQuestionParagraph = defineParagraph({
  name: 'onboarding_question',
  label: { nl: 'Vraag vooraf', en: 'Starter question' },
  hint: {
    nl: 'Een veiligheidsvraag met ja of nee; bij ja verschijnt de uitleg.',
    en: 'A safety question with yes or no; a yes shows the explanation.',
  },
  group: 'programme',
  renderedBy: 'screen',
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Vraag', en: 'Question' }, required: true, maxLength: 300 }),
    text: richText({ wireName: 'field_text', label: { nl: 'Waarom we dit vragen', en: 'Why we ask' } }),
    explainerTitle: text({
      wireName: 'field_title_explainer',
      label: { nl: 'Titel van de uitleg', en: 'Title of the explanation' },
      maxLength: 160,
    }),
    explainer: richText({
      wireName: 'field_text_explainer',
      label: { nl: 'Uitleg bij ja', en: 'Explanation after yes' },
    }),
    danger: choice({
      wireName: 'field_danger',
      label: { nl: 'Waar gaat deze vraag over?', en: 'What is this question about?' },
      hint: {
        nl: 'Bepaalt wat iemand na een ja eerst leest, en wie die belt.',
        en: 'Decides what somebody reads first after a yes, and who they call.',
      },
      choices: KIND_LABELS,
      standard: OTHER_DANGER,
    }),
    link: link({ wireName: 'field_link', label: { nl: 'Link', en: 'Link' } }),
  },
});
