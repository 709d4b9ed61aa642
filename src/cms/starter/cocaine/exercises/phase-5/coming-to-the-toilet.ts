import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';
import { offer } from '../../../shared/quiz-forms.ts';

export const comingToTheToilet = exercise({
  id: 'cocaine_5_1',
  domain: 'cocaine',
  title: { nl: '‘Kom je mee naar het toilet?’', en: '‘Coming to the toilet?’' },
  parts: [
    told('inleiding', {
      nl: p(
        'Met dit middel werkt weglopen vaak beter dan praten. Een korte zin helpt je de deur uit. Kies wat jij zou doen.',
      ),
      en: p(
        'With this substance walking away often works better than talking. A short sentence gets you out of the door. Choose what you would do.',
      ),
    }),
    offer({
      key: 'vriend',
      required: true,
      situation: { nl: 'Een vriend knikt naar het toilet.', en: 'A friend nods at the toilet.' },
      short: { nl: '‘Nee, ik ben gestopt. Ik haal water.’', en: '‘No, I have stopped. I am getting water.’' },
      rather: { nl: '‘Loop liever een rondje met me.’', en: '‘Take a walk with me instead.’' },
      excuse: { nl: '‘Ik moet morgen vroeg op.’', en: '‘I have to get up early.’' },
      anyway: { nl: 'Toch meegaan', en: 'Go along anyway' },
      earlier: {
        nl: 'Misschien voor de avond: ‘Bied me niets aan.’',
        en: 'Perhaps before the evening: ‘Do not offer me anything.’',
      },
    }),
    offer({
      key: 'klant',
      situation: { nl: 'Een klant of baas biedt het aan.', en: 'A client or boss offers it.' },
      short: { nl: '‘Dank je, ik niet.’ En bestellen', en: '‘Thanks, not for me.’ And order' },
      rather: { nl: '‘Ik neem liever iets te eten.’', en: '‘I would rather have something to eat.’' },
      excuse: { nl: '‘Ik slik medicijnen.’', en: '‘I am on medication.’' },
      anyway: { nl: 'Toch meedoen voor het werk', en: 'Join in for work anyway' },
      earlier: { nl: 'Spreek liever af bij een lunch of een wandeling.', en: 'Better meet for lunch or a walk.' },
    }),
    offer({
      key: 'date',
      situation: { nl: 'Je date gebruikt.', en: 'Your date uses.' },
      short: { nl: '‘Ik doe dat niet meer. Ik ga naar huis.’', en: '‘I no longer do that. I am going home.’' },
      rather: { nl: '‘Ik zie je graag morgen, overdag.’', en: '‘I would like to see you tomorrow, in the daytime.’' },
      excuse: { nl: '‘Ik voel me niet lekker.’', en: '‘I do not feel well.’' },
      anyway: { nl: 'Blijven en meedoen', en: 'Stay and join in' },
      earlier: {
        nl: 'Eerlijk zijn vooraf scheelt een lastige avond.',
        en: 'Being honest beforehand saves a hard evening.',
      },
    }),
    offer({
      key: 'ligt_klaar',
      situation: { nl: 'Je komt binnen en het ligt al klaar.', en: 'You come in and it is already there.' },
      short: { nl: 'Opstaan en de ruimte uit', en: 'Get up and leave the room' },
      rather: { nl: '‘Ik ga buiten zitten, kom je zo?’', en: '‘I am sitting outside, will you come?’' },
      excuse: { nl: '‘Ik word gebeld.’', en: '‘I have a call.’' },
      anyway: { nl: 'Blijven zitten', en: 'Stay seated' },
      earlier: {
        nl: 'Vraag voor je gaat wie er is. Thuisblijven telt ook.',
        en: 'Ask who will be there before you go. Staying home counts too.',
      },
    }),
  ],
  feedback: {
    title: { nl: 'Weggaan is ook een antwoord', en: 'Leaving is an answer too' },
    html: {
      nl: p('Je hoeft niets uit te leggen. Kies één zin en zeg hem nu een keer hardop. Weet vooraf hoe je thuiskomt.'),
      en: p(
        'You do not have to explain. Choose one sentence and say it out loud once now. Know beforehand how you get home.',
      ),
    },
  },
  notes: 'Method: refusal skills.',
});
