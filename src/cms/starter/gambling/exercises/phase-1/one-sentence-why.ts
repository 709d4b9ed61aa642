import { exercise, line, ruler, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const oneSentenceWhy = exercise({
  id: 'gambling_1_5',
  domain: 'gambling',
  title: { nl: 'Eén zin waarom', en: 'One sentence why' },
  parts: [
    told('inleiding', {
      nl: p('Je eigen zin werkt beter dan een goed advies. Geef eerst twee cijfers. Daarna komt de zin vaak vanzelf.'),
      en: p('Your own sentence works better than good advice. First give two numbers. The sentence often follows.'),
    }),
    ruler(
      'belang',
      {
        nl: 'Hoe belangrijk is het voor jou om hier iets aan te doen?',
        en: 'How important is it to you to do something about this?',
      },
      { nl: ['niet belangrijk', 'heel belangrijk'], en: ['not important', 'very important'] },
      { required: true },
    ),
    line('niet_lager', { nl: 'Waarom koos je geen lager cijfer?', en: 'Why did you not choose a lower number?' }),
    ruler(
      'vertrouwen',
      { nl: 'Hoeveel vertrouwen heb je dat het lukt?', en: 'How much do you trust that it will work?' },
      { nl: ['geen', 'heel veel'], en: ['none', 'very much'] },
    ),
    line(
      'zin',
      { nl: 'Eén zin voor op je betaalpas', en: 'One sentence for your bank card' },
      {
        help: { nl: 'Bijvoorbeeld: “Ik wil weer rustig slapen.”', en: 'For example: “I want to sleep calmly again.”' },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Van jou, en dichtbij', en: 'Yours, and close by' },
    html: {
      nl: p(
        'Heb je een zin? Plak hem op je pas of zet hem op je telefoon.',
        'Wil je storten? Lees hem dan eerst en wacht 10 minuten. Vaak is de drang daarna lager.',
      ),
      en: p(
        'Do you have a sentence? Stick it on your card or put it on your phone.',
        'Do you want to deposit? Then read it first and wait 10 minutes. Often the urge is lower after that.',
      ),
    },
  },
  notes: 'Method: rulers of importance and confidence (motivational interviewing).',
});
