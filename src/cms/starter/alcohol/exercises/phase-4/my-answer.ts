import { count, createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

const HOW_TRUE = {
  nl: 'Vul een getal in van 0 tot 100: 0 is niet waar en 100 is helemaal waar.',
  en: 'Fill in a number from 0 to 100, where 0 is not true and 100 is completely true.',
};

export const myAnswer = exercise({
  id: 'alcohol_4_2',
  domain: 'alcohol',
  title: { nl: 'Mijn antwoord op die ene gedachte', en: 'My answer to that one thought' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Iedereen heeft wel één gedachte die steeds terugkomt. Wegkrijgen lukt meestal niet, maar je kunt er wel een tweede gedachte naast zetten.',
        'Kies één gedachte die bij drinken hoort. Vul in wat je kunt. Ook korte antwoorden zijn goed.',
      ),
      en: p(
        'Everyone has one thought that keeps coming back. You usually cannot make it go away, but you can put a second thought next to it.',
        'Choose one thought that goes with drinking, and fill in what you can. Short answers are fine. Nobody is marking them.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: ul(
          '<strong>Wanneer:</strong> vrijdag, ik kom thuis en het huis is leeg.',
          '<strong>Gedachte:</strong> “Alleen met een glas word ik rustig.” Dat voelt voor 80 procent waar.',
          '<strong>Tegen een vriend:</strong> “Je bent moe, en je mist vooral iemand om mee te praten.”',
          '<strong>Uit mijn weken:</strong> na een wandeling was ik ook rustiger, en de ochtend erna was beter.',
          '<strong>Nieuwe zin:</strong> “Ik word ook rustig als ik eerst iemand bel.” De oude zin voelt nu voor 55 procent waar.',
        ),
        en: ul(
          '<strong>When:</strong> Friday, I come home and the house is empty.',
          '<strong>Thought:</strong> “Only a drink will calm me down”, which feels 80 per cent true.',
          '<strong>To a friend:</strong> “You’re tired, and what you miss most is someone to talk to.”',
          '<strong>From my weeks:</strong> I was calmer after a walk too, and the next morning was better.',
          '<strong>New sentence:</strong> “I also calm down if I call someone first”, and the old one now feels 55 per cent true.',
        ),
      },
      { folded: { nl: 'Lees een voorbeeld', en: 'Read an example' } },
    ),
    line(
      'gedachte',
      { nl: 'Welke gedachte komt bij jou vaak terug?', en: 'Which thought often comes back to you?' },
      {
        help: {
          nl: 'Schrijf hem op zoals je hem hoort in je hoofd.',
          en: 'Write it down in the words you hear in your own head.',
        },
        required: true,
      },
    ),
    longText(
      'situatie',
      { nl: 'Wanneer komt die gedachte?', en: 'When does that thought come?' },
      {
        help: {
          nl: 'Waar ben je dan, hoe laat is het, en wat is er net gebeurd?',
          en: 'Where are you then, what time is it and what has happened before it?',
        },
      },
    ),
    count(
      'hoe_waar',
      { nl: 'Hoe waar voelt die gedachte op dat moment?', en: 'How true does that thought feel at that moment?' },
      100,
      { help: HOW_TRUE },
    ),
    longText('vriend', {
      nl: 'Een vriend heeft dezelfde gedachte. Wat zou je zeggen?',
      en: 'A friend has the same thought. What would you say?',
    }),
    longText(
      'eigen_weken',
      { nl: 'Wat weet je uit je eigen weken?', en: 'What do you know from your own weeks?' },
      {
        help: {
          nl: 'Was er een keer dat het anders liep dan de gedachte zegt?',
          en: 'Was there a time when things went differently from what the thought says?',
        },
      },
    ),
    line(
      'nieuwe_zin',
      { nl: 'Welke zin wil je ernaast zetten?', en: 'Which sentence would you like to put next to it?' },
      {
        help: {
          nl: 'Kies woorden die je zelf gelooft, ook als je moe bent.',
          en: 'Choose words that you believe yourself, even when you’re tired.',
        },
      },
    ),
    count(
      'hoe_waar_nu',
      {
        nl: 'Lees alles nog eens. Hoe waar voelt de eerste gedachte nu?',
        en: 'Read it all again. How true does the first thought feel now?',
      },
      100,
      { help: HOW_TRUE },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Twee zinnen naast elkaar', en: 'Two sentences side by side' },
    html: {
      nl: p(
        'De oude zin blijft komen, en dat gebeurt bij bijna iedereen. Het gaat erom dat er een tweede zin naast kan staan, zodat je kunt kiezen.',
        'Bleef het cijfer gelijk, of heb je nog geen nieuwe zin, dan is dat ook goed. Een zin groeit als je hem vaker leest. Daarom kun je je antwoorden hier altijd aanpassen.',
      ),
      en: p(
        'The old sentence will keep coming, as it does for almost everyone. What matters is that a second one can stand next to it, so that you have a choice.',
        'If the number stayed the same, or you have no new sentence yet, that’s fine too. A sentence grows stronger the more often you read it. That’s why you can come back and change your answers whenever you like.',
      ),
    },
  },
  notes: `Method: short thought record from cognitive behavioural therapy. The outline asks for 0-100; a scale of 0-10 fits the other exercises and a phone.`,
});
