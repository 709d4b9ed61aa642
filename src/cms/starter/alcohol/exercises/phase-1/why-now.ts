import { createMarkup, exercise, line, longText, scale, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whyNow = exercise({
  id: 'alcohol_1_5',
  domain: 'alcohol',
  title: { nl: 'Waarom nu?', en: 'Why now?' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Je bent hier met een reden, ook als die nog vaag is. Met twee cijfers en één zin maak je die reden duidelijker. Elk cijfer is goed. Het gaat om wat erachter zit.',
      ),
      en: p(
        'You’re here for a reason, even if that reason is still vague. Two numbers and one sentence can help you see it more clearly. Any number is fine. What matters is the story behind it.',
      ),
    }),
    scale(
      'belangrijk',
      {
        nl: 'Hoe belangrijk is het voor jou om minder of niet te drinken?',
        en: 'How important is it to you to drink less or not at all?',
      },
      { nl: ['niet belangrijk', 'heel belangrijk'], en: ['not important', 'very important'] },
      { required: true },
    ),
    longText(
      'niet_lager',
      { nl: 'Waarom is je cijfer niet lager?', en: 'Why is your number not lower?' },
      {
        help: {
          nl: 'Ook achter een 1 of een 2 zit een reden. Koos je 0, schrijf dan wat er een 1 van zou maken.',
          en: 'There’s a reason behind a 1 or a 2 as well. If you chose 0, write what would make it a 1.',
        },
      },
    ),
    scale(
      'vertrouwen',
      { nl: 'Hoeveel vertrouwen heb je dat het je lukt?', en: 'How confident are you that you can do it?' },
      { nl: ['geen vertrouwen', 'veel vertrouwen'], en: ['no confidence', 'a lot of confidence'] },
    ),
    line(
      'punt_erbij',
      { nl: 'Wat zou je 1 punt meer vertrouwen geven?', en: 'What would give you 1 more point of confidence?' },
      {
        help: {
          nl: 'Bijvoorbeeld één avond die goed ging, of iemand die het weet.',
          en: 'For example one evening that went well, or someone who knows.',
        },
      },
    ),
    line(
      'mijn_zin',
      { nl: 'Schrijf één zin voor jezelf: waarom nu?', en: 'Write one sentence for yourself: why now?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Ik wil uitgerust wakker worden.” Of: “Ik wil luisteren als mijn kind iets vertelt.”',
          en: 'For example “I want to wake up rested”, or “I want to listen when my child tells me something”.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Jouw reden telt', en: 'Your reason counts' },
    html: {
      nl: p(
        'Je eigen zin helpt meer dan een goed advies, omdat hij van jou is. Zet hem waar alleen jij hem ziet, zoals in een notitie op je telefoon. Komt de trek, lees dan je zin.',
        'Heb je nog geen zin, dan komt hij misschien later. Je kunt deze oefening altijd weer openen.',
      ),
      en: p(
        'Your own sentence helps more than good advice. It’s yours. Keep it where only you can see it, such as in a note on your phone. When a craving comes, get it out and read your sentence again.',
        'If you do not have a sentence yet, it may come to you later. You can come back and open this exercise again at any time.',
      ),
    },
  },
  notes: 'Method: importance and confidence rulers, change talk (motivational interviewing).',
});
