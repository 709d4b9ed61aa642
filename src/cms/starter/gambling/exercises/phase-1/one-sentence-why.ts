import { createMarkup, exercise, line, matchAny, scale, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const oneSentenceWhy = exercise({
  id: 'gambling_1_5',
  domain: 'gambling',
  title: { nl: 'Eén zin waarom', en: 'One sentence why' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je eigen zin werkt beter dan een goed advies, omdat hij over jouw leven gaat. Geef eerst twee cijfers. De zin komt daarna meestal vanzelf.',
      ),
      en: p(
        'Your own sentence works better than someone else’s good advice: it’s about your life. Start with two numbers, and after that the sentence usually comes by itself.',
      ),
    }),
    scale(
      'belang',
      {
        nl: 'Hoe belangrijk is het voor jou om hier iets aan te doen?',
        en: 'How important is it to you to do something about this?',
      },
      { nl: ['niet belangrijk', 'heel belangrijk'], en: ['not important', 'very important'] },
      { required: true },
    ),
    createMarkup(
      'belang_laag',
      {
        nl: p(
          'Een laag cijfer is eerlijk, en je bent er toch. Misschien vindt iemand anders dit belangrijk, of twijfel je nog. Schrijf dan op wat er voor jou moet gebeuren om één cijfer hoger te komen.',
        ),
        en: p(
          'A low number is honest, and you’re still here. Perhaps it matters more to someone else, or you’re in two minds. Write down what would have to happen to make it one number higher.',
        ),
      },
      { when: matchAny(['belang'], '0', '1', '2', '3') },
    ),
    line('niet_lager', { nl: 'Waarom koos je geen lager cijfer?', en: 'Why did you not choose a lower number?' }),
    scale(
      'vertrouwen',
      { nl: 'Hoeveel vertrouwen heb je dat het lukt?', en: 'How confident are you that you can do it?' },
      { nl: ['geen', 'heel veel'], en: ['none', 'very much'] },
    ),
    createMarkup(
      'vertrouwen_laag',
      {
        nl: p(
          'Weinig vertrouwen past bij hoe vaak je het al probeerde. Toch hangt het meer af van sloten en hulp dan van hoe sterk je bent. Kies er daarom één slot bij, dan komt het niet alleen op jou aan.',
        ),
        en: p(
          'Not feeling confident makes sense if you’ve tried before. Still, it depends more on locks and help than on how strong you are. Add one lock, so that it’s not all up to you.',
        ),
      },
      { when: matchAny(['vertrouwen'], '0', '1', '2', '3') },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Ik gaf het een acht, en wist eerst niet waarom geen vijf. Toen dacht ik aan mijn zusje, dat me vroeg of ik nog kwam eten. Mijn zin werd: “Ik wil weer aan tafel zitten zonder naar een uitslag te kijken.” Hij staat nu als achtergrond op mijn telefoon.',
        ),
        en: p(
          'I gave it an eight, and at first I did not know why not a five. Then I thought of my little sister, asking if I was coming for dinner. My sentence became: “I want to sit at the table without checking a score.” It’s the background of my phone now.',
        ),
      },
      { folded: { nl: 'De zin van een student', en: 'A student’s sentence' } },
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
        'Plak je zin op je pas of telefoon, zodat je hem op tijd ziet. Heb je er nog geen, dan kun je hier later terugkomen.',
        'Wil je storten, lees hem dan eerst en wacht 10 minuten. De drang zakt in die tijd meestal, omdat zo’n golf vanzelf omlaaggaat.',
      ),
      en: p(
        'Stick your sentence on your card or put it on your phone, so you see it when it matters. If you do not have one yet, you can come back here later.',
        'Before you deposit, read it and wait 10 minutes. The urge usually drops in that time. A wave like that goes down on its own.',
      ),
    },
  },
  notes: 'Method: rulers of importance and confidence (motivational interviewing).',
});
