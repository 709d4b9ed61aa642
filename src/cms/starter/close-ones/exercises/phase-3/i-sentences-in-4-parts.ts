import { createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const iSentencesIn4Parts = exercise({
  id: 'closeones_3_2',
  domain: 'close-ones',
  title: { nl: 'Ik-zinnen in 4 stukken', en: 'I-sentences in 4 parts' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een zin die met “jij” begint, klinkt al snel als een verwijt. Over jezelf praten komt rustiger binnen. Maak hier zo’n zin, in vier stukken die na elkaar komen.',
      ),
      en: p(
        'A sentence that begins with “you” soon sounds like blame. Talking about yourself is easier to hear, so build a sentence like that here, in 4 parts.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vader met een volwassen zoon schreef dit: “Ik vind het fijn als we samen eten. Ik merk dat je de laatste tijd later komt. Ik voel me dan alleen aan tafel. Kun je vrijdag om zes uur hier zijn, dan kook ik?” Zijn zoon kwam die vrijdag niet, maar hij belde wel af. Dat was nieuw.',
        ),
        en: p(
          'A father with a grown-up son wrote this: “I like it when we eat together. I’ve noticed you come later these days, and I feel alone at the table then. Could you be here at six on Friday, and I’ll cook?” His son did not come that Friday, but he did call to say so, which was new.',
        ),
      },
      { folded: { nl: 'Een voorbeeld', en: 'An example' } },
    ),
    line('fijn', { nl: 'Ik vind het fijn als …', en: 'I like it when …' }, { required: true }),
    line('merk', { nl: 'Ik merk dat …', en: 'I’ve noticed that …' }),
    line('voel', { nl: 'Ik voel me dan …', en: 'That makes me feel …' }),
    line('kun_je', {
      nl: 'Kun je …? En wat bied jij zelf aan?',
      en: 'Could you …? And what could you offer in return?',
    }),
    longText(
      'heel',
      { nl: 'Schrijf je hele zin op', en: 'Write out your whole sentence' },
      {
        help: {
          nl: 'Houd het kort en bij één ding, zonder “altijd” of “nooit”.',
          en: 'Keep it short and about one thing, without “always” or “never”.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Lees hem hardop', en: 'Read it out loud' },
    html: {
      nl: p(
        'Hoor je ergens een verwijt, haal dat woord er dan uit. Gebruiken kan later. Het oefenen alleen verandert al hoe je begint. Bewaar je zin voor een wandeling of een rustige ochtend.',
      ),
      en: p(
        'If you hear any blame, take that word out. There’s no need to use the sentence yet. Practising already changes how you start. Save it for a walk or a quiet morning.',
      ),
    },
  },
  notes: 'Method: positive communication (CRAFT). The person in the example is made up.',
});
