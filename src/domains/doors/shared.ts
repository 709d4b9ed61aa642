import type { Language } from '../domain.ts';
import type { Door, Doors, DoorTexts } from './door.ts';

const DANGER: Readonly<Record<Language, Door>> = {
  nl: {
    kind: 'danger',
    title: 'Het is niet veilig',
    lead: 'Is er gevaar? Bel 112.',
    steps: [
      'Ga naar een plek waar je veilig bent, of waar andere mensen zijn.',
      'Bel het nummer dat erbij past, en zeg als eerste waar je bent.',
      'Blijf niet alleen, dus vraag iemand om te komen of om aan de telefoon te blijven.',
      'Kan het een paar uur wachten, bel dan vandaag je huisarts, of buiten kantooruren de huisartsenpost. Je hoort het nummer als je je huisarts belt.',
      'We bewaren niet wat je hier leest.',
    ],
  },
  en: {
    kind: 'danger',
    title: 'It’s not safe',
    lead: 'If you’re in danger, call 112 now.',
    steps: [
      'Go somewhere you’re safe, or somewhere with other people around.',
      'Call the number that fits, and start by saying where you are.',
      'Do not stay alone. Ask someone to come over or to stay on the phone with you.',
      'If it can wait a few hours, call your GP today, or the out-of-hours GP (huisartsenpost) outside office hours. You’ll hear its number if you call your own GP.',
      'We do not keep what you read here.',
    ],
  },
};

const SLIP: Readonly<Record<Language, Pick<Door, 'title' | 'lead' | 'steps'>>> = {
  nl: {
    title: 'Het is gebeurd',
    lead: 'Kom zitten.',
    steps: [
      'Vertel één persoon wat er gebeurde. Een geheim maakt de volgende keer groter.',
      'Vul morgen de dag in en kijk wat eraan voorafging. Zo vind je je volgende plan.',
      'Je doel blijft hetzelfde: niet strenger, en ook niet weg. Alles wat je leerde, weet je nog.',
    ],
  },
  en: {
    title: 'It happened',
    lead: 'Come and sit down.',
    steps: [
      'Tell one person what happened. A secret makes the next time bigger.',
      'Tomorrow, log the day and look at what came before it. That is where your next plan comes from.',
      'Your goal stays the same: no stricter, and not gone. You still know everything you’ve learned.',
    ],
  },
};

const FIRST_LINE: Readonly<Record<Language, string>> = {
  nl: 'Ga ergens anders zitten. Drie minuten.',
  en: 'Go and sit somewhere else. Three minutes.',
};

const createDoorsInLanguage = (language: Language, { craving, slip, danger }: DoorTexts): readonly Door[] => [
  { kind: 'craving', lead: FIRST_LINE[language], ...craving[language] },
  { ...SLIP[language], kind: 'slip', steps: [...slip[language], ...SLIP[language].steps] },
  { ...DANGER[language], steps: [...DANGER[language].steps, ...(danger ? [danger[language]] : [])] },
];

/** Creates the three doors of a domain, from its own and the shared texts. */
export const createDoors = (doorTexts: DoorTexts): Doors => ({
  nl: createDoorsInLanguage('nl', doorTexts),
  en: createDoorsInLanguage('en', doorTexts),
});
