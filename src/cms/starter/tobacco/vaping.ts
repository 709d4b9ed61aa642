import { p, safety, steps, tel, ul } from '../shared/markup.ts';
import type { StarterPage } from '../starter.ts';

/** The path through the programme for readers who vape, with or without smoking. */
export const vaping: StarterPage<'basic_page'> = {
  id: 'tobacco-vaping',
  type: 'basic_page',
  domains: ['tobacco'],
  path: { nl: '/vapen', en: '/vaping' },
  nl: {
    title: 'Als je vapet',
    lead: 'Dit programma werkt ook als je vapet, want het gaat om dezelfde nicotine. Hier lees je wat bij vapen anders is en hoe je vapemomenten telt.',
    description: 'Stoppen met vapen: hoe je vapemomenten telt, wat de eerste weken brengen en wie je erbij helpt.',
    paragraphs: [
      {
        type: 'text',
        title: 'Wat is er anders?',
        body:
          p(
            'Een sigaret gaat uit, maar een vape niet. Daarom vapen veel mensen de hele dag door, vaak zonder het te merken. Je eerste stap is dus zien wanneer je hem pakt.',
          ) +
          ul(
            'Er is geen begin en geen einde, zodat tellen in het begin lastig is.',
            'Het ruikt bijna niet, en daardoor doe je het ook binnen, in bed of op je werk.',
            'Op een flesje of vape staat hoeveel nicotine erin zit, al klopt dat niet altijd.',
          ),
      },
      {
        type: 'text',
        title: 'Zo tel je vapemomenten',
        appearance: 'walk',
        body: steps(
          [
            'Een moment.',
            'Pak je hem op en leg je hem weer weg, dan is dat één moment. Hoeveel trekjes het waren, maakt voor het tellen niet uit.',
          ],
          [
            'Invullen.',
            'Kies bij je account dat je vapemomenten telt, voordat je je eerste dag invult. Schatten is goed.',
          ],
          [
            'Rook je ook?',
            'Tel dan sigaretten. Die doen het meeste kwaad. Let er wel op dat je niet méér gaat vapen, en schrijf je vapemomenten in de notitie.',
          ],
          [
            'Afstand.',
            'Leg de vape drie dagen in een kast of in de auto. Dan moet je ervoor lopen, en merk je elk moment op.',
          ],
        ),
      },
      {
        type: 'text',
        title: 'Je stopdag',
        body: p(
          'Kies een dag binnen twee weken en stop dan in één keer. Dat lukt mensen beter dan langzaam minder vapen. Doe de avond ervoor alles weg: de vape, de vloeistof, de lader en ook de lege in je jaszak.',
          'Vraag mensen om je heen om niet te vapen waar jij bij bent. Gebruik je medicijnen, ben je zwanger of heb je een hartziekte, bel dan eerst je huisarts of apotheek.',
        ),
      },
      {
        type: 'text',
        title: 'De eerste weken',
        body: p(
          'Je lichaam mist nicotine, dus de eerste dagen ben je misschien onrustig, moe of kortaf. De trek komt in golven van een paar minuten. Oefening 3.1 helpt je door zo’n golf heen. Geef je handen dan ook iets te doen.',
          'Vraag je apotheek of huisarts of een pleister of kauwgom bij jou past. Bij vapen is daar nog weinig onderzoek naar gedaan, en de dosis kies je niet alleen.',
          `<strong>${safety('chestPlain', 'nl')}</strong>`,
        ),
      },
      {
        type: 'text',
        title: 'Overstappen van roken naar vapen?',
        body: p(
          'Misschien dacht je daaraan. Huisartsen raden de e-sigaret niet aan om te stoppen, omdat je dan aan de nicotine blijft. Ook vapen is niet gezond. Ben je al overgestapt, dan is dat geen fout, en nu kun je de volgende stap zetten.',
        ),
      },
      {
        type: 'text',
        title: 'Wie helpt je?',
        body: p(
          `Met iemand erbij lukt stoppen beter. Vraag je praktijkondersteuner of huisarts om een coach, of bel gratis met de Stoplijn: ${tel('0800-1995')}.`,
          'Ben je nog geen 18, dan is dit programma niet voor jou gemaakt, maar de Stoplijn wel.',
        ),
      },
    ],
  },
  en: {
    title: 'If you vape',
    lead: 'This programme works for vaping too: it’s the same nicotine. Here you can read what’s different about vaping and how you count it.',
    description: 'Stopping vaping: how to count vaping sessions, what the first weeks bring and who can help you.',
    paragraphs: [
      {
        type: 'text',
        title: 'What is different?',
        body:
          p(
            'A cigarette goes out, but a vape does not. That’s why many people vape all day long, often without noticing. So your first step is to see when you’re reaching for it.',
          ) +
          ul(
            'There’s no beginning and no end, so counting is difficult at first.',
            'It hardly smells, which means that you also do it indoors, in bed or at work.',
            'A bottle or vape says how much nicotine is in it, although that’s not always right.',
          ),
      },
      {
        type: 'text',
        title: 'How to count vaping sessions',
        appearance: 'walk',
        body: steps(
          [
            'One session.',
            'If you pick it up and put it down again, that’s one session. How many puffs it was makes no difference to the count.',
          ],
          [
            'Logging.',
            'At your account, choose to count vaping sessions before you log your first day. A guess is fine.',
          ],
          [
            'Smoking as well.',
            'If you smoke as well, count cigarettes. They do the most harm. Watch that you do not start vaping more, and put your vaping sessions in the note.',
          ],
          [
            'Distance.',
            'Put the vape in a cupboard or in the car for three days. You’ll have to walk to it, so you’ll notice every session.',
          ],
        ),
      },
      {
        type: 'text',
        title: 'Your quit day',
        body: p(
          'Choose a day within two weeks and stop all at once. More people manage that than slowly cutting down. The evening before, get rid of everything, including the liquid, the charger and the empty one in your coat.',
          'Ask the people around you not to vape when you’re there. If you take medicines, are pregnant or have a heart condition, call your GP or pharmacist first.',
        ),
      },
      {
        type: 'text',
        title: 'The first weeks',
        body: p(
          'Your body misses nicotine, so in the first days you may be restless, tired or short with people. Cravings come in waves of a few minutes. Exercise 3.1 helps you through a wave like that, and it helps to give your hands something to do.',
          'Ask your pharmacist or GP whether a patch or gum would suit you. For vaping there’s little research on that so far, and choosing a dose is not something to do alone.',
          `<strong>${safety('chestPlain', 'en')}</strong>`,
        ),
      },
      {
        type: 'text',
        title: 'Switching from smoking to vaping',
        body: p(
          'You may have thought about it. Dutch GPs do not recommend e-cigarettes as a way to quit, because you stay on nicotine. Vaping is not healthy either. If you’ve already switched, it was not a mistake, and you can take the next step now.',
        ),
      },
      {
        type: 'text',
        title: 'Who can help you?',
        body: p(
          `Quitting works better with someone beside you. Ask your practice nurse or GP for a coach, or call the Stoplijn (quit line) for free on ${tel('0800-1995')}.`,
          'If you’re under 18, this programme was not made for you, but the Stoplijn is there for you too.',
        ),
      },
    ],
  },
  notes:
    'Sources: Thuisarts on stopping vaping [S49] (all at once, prepare two weeks, get rid of it, a coach); Trimbos blog with coaches [S50] (all day without noticing, see when you reach for it, put it away); Richtlijnendatabase [S7] (support; little evidence for nicotine replacement); NHG 2017 [S8] (not advised as an aid); Trimbos [S46] (vaping is not healthy). CHECK [C3]: GP or pharmacist: nicotine replacement with vaping. CHECK [C4]: Trimbos: one vape moment as one cigarette in the count; the Stoplijn for under 18.',
};
