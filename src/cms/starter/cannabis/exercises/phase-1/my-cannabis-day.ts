import {
  answer,
  checkboxes,
  createMarkup,
  exercise,
  line,
  longText,
  radios,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myCannabisDay = exercise({
  id: 'cannabis_1_3',
  domain: 'cannabis',
  title: { nl: 'Mijn blow-dag', en: 'My cannabis day' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Denk aan een dag waarop je blowde en die je nog goed weet. Je verandert nog niets. Eerst kijk je waar elke joint voor was.',
      ),
      en: p(
        'Think of a day when you used cannabis, preferably one you still remember well. You’re not changing anything yet. First you look at how such a day goes and what each joint was for.',
      ),
    }),
    checkboxes(
      'waarvoor',
      { nl: 'Waarvoor gebruikte je?', en: 'What did you use for?' },
      [
        answer('slapen', { nl: 'Om te slapen', en: 'To sleep' }, null, {
          nl: 'Dan mis je hem het meest rond bedtijd. In fase 2 maak je een avond die je slaap helpt. De eerste nachten vragen namelijk wat extra zorg.',
          en: 'You’ll probably miss it most at bedtime. In phase 2 you plan an evening that helps you sleep. The first nights need some extra care.',
        }),
        answer('verveling', { nl: 'Uit verveling', en: 'Out of boredom' }, null, {
          nl: 'Een lege avond vult zich vanzelf met wat je kent. Schrijf op welk uur het leegst is. Daar kun je straks iets plannen.',
          en: 'An empty evening fills up with what you know. Write down which hour is the emptiest, so you know where to plan something later.',
        }),
        answer('gamen', { nl: 'Bij gamen of muziek', en: 'With gaming or music' }, null, {
          nl: 'Twee dingen die je altijd samen doet, roepen elkaar op. Let deze week op welk spel of welke plaat het sterkst trekt.',
          en: 'Two things you always do together start to call for each other. This week, notice which game or record pulls the hardest.',
        }),
        answer('pijn', { nl: 'Tegen pijn', en: 'Against pain' }, null, {
          nl: 'Noteer een paar dagen wanneer de pijn het ergst is en wat je dan doet. Met dat lijstje kan je huisarts beter zoeken naar iets anders.',
          en: 'For a few days, note when the pain is worst and what you do then. With that list your GP can look for something else with you.',
        }),
        answer('werk', { nl: 'Om bij te komen na werk of school', en: 'To unwind after work or school' }, null, {
          nl: 'De overgang van druk naar thuis is voor veel mensen het lastigste half uur. Een douche of een rondje lopen kan die overgang ook maken.',
          en: 'For many people, the half hour between busy and home is the hardest. A shower or a short walk can mark that change too.',
        }),
        answer('mensen', { nl: 'Omdat anderen het deden', en: 'Because others did' }, null, {
          nl: 'Dan hangt veel af van wie je ziet en waar. In fase 5 oefen je wat je zegt als een joint jouw kant op komt.',
          en: 'For you, a lot depends on who you see and where. In phase 5 you practise what to say when a joint comes your way.',
        }),
        answer('gevoel', { nl: 'Om een gevoel zachter te maken', en: 'To soften a feeling' }, null, {
          nl: 'Het gevoel is dan meestal nog niet weg, maar een avond uitgesteld. Schrijf hieronder in één woord op welk gevoel het was.',
          en: 'The feeling has usually not gone then, only been put off for an evening. In the last box, name that feeling in one word.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line(
      'eerste',
      { nl: 'Hoe laat was de eerste?', en: 'What time was the first one?' },
      {
        help: {
          nl: 'De eerste bepaalt meestal hoe de rest van de dag gaat, daarom vragen we hiernaar.',
          en: 'The first one usually sets the pace for the rest of the day.',
        },
      },
    ),
    radios('met_wie', { nl: 'Was je alleen of samen?', en: 'Were you alone or with others?' }, [
      answer('alleen', { nl: 'Vooral alleen', en: 'Mostly alone' }, null, {
        nl: 'Alleen ziet niemand hoeveel het is, ook jij soms niet. Zet daarom de joints van die dag één keer op een rij.',
        en: 'When you’re alone nobody sees how much it is, and sometimes you do not either. Line up that day’s joints once.',
      }),
      answer('samen', { nl: 'Vooral samen', en: 'Mostly with others' }, null, {
        nl: 'In een groep volg je al snel het tempo van de snelste. Bedenk wie van hen ook zonder joint met je wil afspreken.',
        en: 'In a group you soon follow the pace of the fastest. Think of who would also meet you without a joint.',
      }),
      answer('beide', { nl: 'Allebei', en: 'Both' }, null, {
        nl: 'Die twee vragen elk iets anders van je. Kijk daarom welke van de twee je minder graag zou houden, en begin daar.',
        en: 'Those two ask different things of you. See which of the two you would rather lose, and start there.',
      }),
    ]),
    line(
      'niet_missen',
      { nl: 'Welke joint zou je het minst missen?', en: 'Which joint would you miss least?' },
      {
        help: {
          nl: 'Misschien die tussendoor, waarvan je bijna vergeet dat je hem rookte.',
          en: 'Perhaps one in between, which you nearly forget that you smoked.',
        },
      },
    ),
    longText('opvalt', { nl: 'Wat valt je op?', en: 'What do you notice?' }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          '“Om half vier de eerste, met koffie achter mijn laptop. Daarna eentje op het balkon met mijn huisgenoot, en om elf uur om te slapen. Van die eerste merkte ik weinig, behalve dat ik mijn samenvatting niet afkreeg. De laatste zou ik het meest missen.” Zo schreef een student haar dag op.',
        ),
        en: p(
          '“The first at half past three, with coffee at my laptop. After that, one on the balcony with my housemate, and one at eleven to get to sleep. I hardly noticed the first, except that I never finished my notes. I would miss the last one most.” That’s how a student described her day.',
        ),
      },
      { folded: { nl: 'Een dag van een ander', en: 'Someone else’s day' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Kijken is ook beginnen', en: 'Looking is a beginning too' },
    html: {
      nl: p(
        'Begin met de joint waar je het minst van merkt. Die mis je ook het minst. Blow je tegen pijn, vertel dat dan je huisarts. Samen vinden jullie misschien iets anders.',
        'Wat je aankruiste, gebruik je weer in fase 2. Daar zoek je wat ervoor in de plaats komt.',
      ),
      en: p(
        'Start with the joint you notice least. That’s the one you’ll miss least. If you use cannabis for pain, tell your GP, and together you may find something else.',
        'What you ticked will be useful again in phase 2, when you look for something to put in its place.',
      ),
    },
  },
  notes: 'Method: self-monitoring with function per joint.',
});
