import { createMarkup, exercise, line, option, radios, scale, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatChangedForMe = exercise({
  id: 'closeones_end_1',
  domain: 'close-ones',
  title: { nl: 'Wat veranderde er bij mij?', en: 'What changed for me?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Wat de ander deed, had je zes weken lang niet in je hand. Toch deed je elke week iets voor jezelf, en daar gaat deze oefening over.',
        'Open eerst “Hoe gaat het met mij?” uit de eerste week: daar staan je cijfers van toen. Vul hier daarna in hoe het nu is. Is iets lager geworden, dan weet je waar je hulp bij kunt vragen.',
      ),
      en: p(
        'What they did was never in your hands. You still did something for yourself every week, and that’s what this exercise is about.',
        'First open “How am I?” from week one: your numbers from back then are there. After that, enter how things are now. If a number has gone down, you’ll know what to ask for help with.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          '“Mijn zus drinkt nog. In het begin belde ik elke avond om te horen of ze al geslapen had. Nu bel ik op zondagmiddag, als ze nuchter is, en gaan we naar de markt. Ik slaap weer door, al ben ik nog verdrietig.”',
        ),
        en: p(
          '“My sister still drinks. At first I called every evening to hear whether she’d gone to bed. Now I call on Sunday afternoons when she’s sober, and we go to the market. I’m sleeping through again, even though I’m still sad.”',
        ),
      },
      { folded: { nl: 'Lees een voorbeeld', en: 'Read an example' } },
    ),
    scale(
      'rust',
      { nl: 'Hoeveel rust heb je nu?', en: 'How much peace do you have now?' },
      { nl: ['geen rust', 'veel rust'], en: ['no peace', 'a lot of peace'] },
      { required: true },
    ),
    scale(
      'alleen',
      { nl: 'Hoe alleen voel je je hierin?', en: 'How alone do you feel with this?' },
      { nl: ['heel alleen', 'gesteund'], en: ['very alone', 'supported'] },
    ),
    radios('ander', { nl: 'Hoe is het nu met de ander?', en: 'How are they doing now?' }, [
      option('beter', { nl: 'Er is iets beter geworden', en: 'Something has got better' }),
      option('zelfde', { nl: 'Het is hetzelfde', en: 'It’s the same' }),
      option('zwaarder', { nl: 'Het is zwaarder geworden', en: 'It’s got harder' }),
      option('weg', { nl: 'We hebben geen contact meer', en: 'We’re no longer in touch' }),
    ]),
    line('anders', { nl: 'Dit doe ik nu anders', en: 'This is what I do differently now' }),
    line('houden', { nl: 'Dit wil ik vasthouden', en: 'This is what I want to hold on to' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Dit heb jij gedaan', en: 'You did this' },
    html: {
      nl: p(
        'Wat er bij jou veranderde, heb je zelf gedaan, ook als er bij de ander niets bewoog. Dat kan niemand je meer afnemen.',
        'Ging er iets achteruit, dan komt dat omdat je al lang veel draagt. Neem dit dan mee naar je huisarts, want die is er ook voor jou. Je antwoorden kun je straks gebruiken in je brief.',
      ),
      en: p(
        'Whatever changed for you is your own doing, even if nothing has moved on their side. Nobody can take that away from you.',
        'If something got worse, remember that you’ve carried a lot for a long time. Take this with you to your GP, who is there for you too. You can use your answers in the letter that comes next.',
      ),
    },
  },
  notes:
    'Method: then and now, about the reader alone (CRAFT, own wellbeing). Source: summary of CRAFT [S32]. The person in the example is made up. CHECK [C2]: GP line.',
});
