import { exercise, line, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const iSentencesIn4Parts = exercise({
  id: 'closeones_3_2',
  domain: 'close-ones',
  title: { nl: 'Ik-zinnen in 4 stukken', en: 'I-sentences in 4 parts' },
  parts: [
    told('inleiding', {
      nl: p(
        'Een zin die met ‘jij’ begint, klinkt al snel als verwijt. Een zin over jezelf komt beter binnen. Maak er een in vier stukken.',
      ),
      en: p(
        'A sentence that begins with ‘you’ soon sounds like blame. A sentence about yourself gets through better. Make one in four parts.',
      ),
    }),
    told(
      'voorbeeld',
      {
        nl: p(
          '‘Ik vind het fijn als we samen eten. Ik merk dat je vaak later komt. Ik voel me dan alleen. Kun je vrijdag om zes uur thuis zijn? Ik kook.’',
        ),
        en: p(
          '‘I like it when we eat together. I notice that you often come later. I feel alone then. Can you be home at six on Friday? I will cook.’',
        ),
      },
      { folded: { nl: 'Een voorbeeld', en: 'An example' } },
    ),
    line('fijn', { nl: 'Ik vind het fijn als …', en: 'I like it when …' }, { required: true }),
    line('merk', { nl: 'Ik merk dat …', en: 'I notice that …' }),
    line('voel', { nl: 'Ik voel me dan …', en: 'I feel … then' }),
    line('kun_je', { nl: 'Kun je …? En wat bied jij zelf aan?', en: 'Can you …? And what do you offer yourself?' }),
    story(
      'heel',
      { nl: 'Schrijf je hele zin op', en: 'Write your whole sentence' },
      {
        help: {
          nl: 'Kort, over één ding, en zonder ‘altijd’ of ‘nooit’.',
          en: 'Short, about one thing, and without ‘always’ or ‘never’.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Lees hem hardop', en: 'Read it out loud' },
    html: {
      nl: p('Klinkt er verwijt in? Haal dat woord eruit. Je hoeft de zin niet te gebruiken. Oefenen is al genoeg.'),
      en: p('Do you hear blame? Take that word out. You do not have to use the sentence. Practising is enough.'),
    },
  },
  notes: 'Method: positive communication (CRAFT).',
});
