import { exercise, line, one, option, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';
import { risk } from '../../../shared/safety-question.ts';

export const tellingOnePerson = exercise({
  id: 'gambling_5_1',
  domain: 'gambling',
  title: { nl: 'Vertellen aan één mens', en: 'Telling one person' },
  parts: [
    told('inleiding', {
      nl: p(
        'Een geheim kost elke dag kracht. Hier bereid je voor hoe je het aan één mens vertelt. Jij kiest wie, en of je het doet.',
      ),
      en: p(
        'A secret takes strength every day. Here you prepare how to tell one person. You choose who, and if you do it.',
      ),
    }),
    one(
      'veilig',
      { nl: 'Ben je bang voor geweld als je het vertelt?', en: 'Are you afraid of violence if you tell?' },
      [
        option('nee', { nl: 'Nee', en: 'No' }),
        option('ja', { nl: 'Ja', en: 'Yes' }),
        option('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }),
      ],
      { required: true },
    ),
    told(
      'eerst_hulp',
      {
        nl: p(
          `<strong>Vertel het dan nog niet alleen. Bel eerst Veilig Thuis: ${tel('0800-2000')}, gratis, dag en nacht.</strong> Is er nu gevaar? Bel ${tel('112')}.`,
        ),
        en: p(
          `<strong>Then do not tell it alone yet. First call Veilig Thuis: ${tel('0800-2000')}, free, day and night.</strong> Is there danger now? Call ${tel('112')}.`,
        ),
      },
      { when: risk('veilig') },
    ),
    line(
      'wie',
      { nl: 'Wie kies je?', en: 'Who do you choose?' },
      {
        help: {
          nl: 'Iemand die rustig blijft. Dat hoeft niet je partner te zijn.',
          en: 'Someone who stays calm. It does not have to be your partner.',
        },
      },
    ),
    line('waar', { nl: 'Waar en wanneer? Liever zonder drank.', en: 'Where and when? Better without drink.' }),
    line(
      'zin',
      { nl: 'Wat is je eerste zin?', en: 'What is your first sentence?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Ik wil je iets vertellen wat ik lastig vind. Wil je eerst luisteren?”',
          en: 'For example: “I want to tell you something that is hard for me. Will you listen first?”',
        },
      },
    ),
    line('bedrag', {
      nl: 'Noem je een bedrag, of doe je dat later?',
      en: 'Do you name an amount, or do you do that later?',
    }),
    line('vraag', { nl: 'Wat vraag je van de ander?', en: 'What do you ask of the other person?' }),
    line('boos', {
      nl: 'Wat doe je als de ander boos of verdrietig wordt?',
      en: 'What do you do if the other person gets angry or sad?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Zeg het als je rustig bent', en: 'Say it when you are calm' },
    html: {
      nl: p(
        'Eén keer alles is vaak beter dan drie keer een stukje. De ander heeft misschien tijd nodig. Dat is geen afwijzing.',
        `Is het je te zwaar? Bel ${tel('113')}, gratis en anoniem.`,
      ),
      en: p(
        'Telling everything once is often better than telling a part three times. The other person may need time. That is not rejection.',
        `Is it too heavy? Call ${tel('113')}, free and anonymous.`,
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: disclosure plan, safety first. CHECK: Veilig Thuis; wording with 113.',
});
