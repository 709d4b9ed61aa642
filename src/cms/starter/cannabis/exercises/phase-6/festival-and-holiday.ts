import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const festivalAndHoliday = exercise({
  id: 'cannabis_6_4',
  domain: 'cannabis',
  title: { nl: 'Festival en vakantie', en: 'Festival and holiday' },
  parts: [
    told('inleiding', {
      nl: p('Op een feest of vakantie is er meer om je heen en minder structuur. Kies een moment en maak een plan.'),
      en: p(
        'At a festival or on holiday there is more around you and less structure. Choose a moment and make a plan.',
      ),
    }),
    line('welke', { nl: 'Welk moment komt eraan?', en: 'Which moment is coming?' }, { required: true }),
    line(
      'plan',
      { nl: 'Wat spreek je met jezelf af?', en: 'What do you agree with yourself?' },
      {
        help: {
          nl: 'Bijvoorbeeld: ‘Ik slaap in het huisje, niet op het terrein.’',
          en: 'For example: ‘I sleep in the cabin, not on the site.’',
        },
      },
    ),
    line('wie', {
      nl: 'Met wie, en wat vraag je van die persoon?',
      en: 'With whom, and what do you ask of that person?',
    }),
    line('slaap', { nl: 'Hoe regel je je slaap?', en: 'How do you arrange your sleep?' }),
    told('grens', {
      nl: p('Neem niets mee over de grens. In veel landen ben je strafbaar, ook met een klein beetje.'),
      en: p('Take nothing across the border. In many countries it is a crime, also with a small amount.'),
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een plan reist mee', en: 'A plan travels along' },
    html: {
      nl: p('Zet je afspraak in je telefoon. Ging het anders? Drink water, slaap, en morgen geldt je doel weer.'),
      en: p(
        'Put your agreement in your phone. Did it go differently? Drink water, sleep, and tomorrow your goal counts again.',
      ),
    },
  },
  notes: 'Method: planning dates. CHECK: jurist: abroad.',
});
