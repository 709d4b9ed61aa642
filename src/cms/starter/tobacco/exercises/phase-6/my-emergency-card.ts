import { createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const myEmergencyCard = exercise({
  id: 'tobacco_6_2',
  domain: 'tobacco',
  title: { nl: 'Mijn noodkaart', en: 'My emergency card' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Deze kaart is voor een moment waarop de trek heel hoog is. Dan lees je geen lange teksten, dus schrijf kort en in je eigen woorden. Eén regel invullen is al een kaart.',
      ),
      en: p(
        'This card is for a moment when the craving is very high. Nobody reads long texts at such a moment, so write briefly and in your own words. With one line filled in, you’ve already got a card.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Na zijn longontsteking schreef iemand van 68: “Ik adem dieper dan vorig jaar. Ik ga naar de bank in het park, want daar zit de buurt. Ik bel mijn zus. In mijn zak zitten pepermunt en mijn sleutels.” Zijn kaart past achter zijn pasje.',
        ),
        en: p(
          'After pneumonia, someone of 68 wrote: “I breathe deeper than last year. I’ll go to the bench in the park, where the neighbours sit, and I’ll call my sister. In my pocket are mints and my keys.” His card fits behind his bus pass.',
        ),
      },
      { folded: { nl: 'De kaart van iemand anders', en: 'Someone else’s card' } },
    ),
    line(
      'zin',
      { nl: 'Dit zeg ik tegen mezelf', en: 'This is what I say to myself' },
      {
        required: true,
        help: {
          nl: 'Neem je reden uit week 1 of je antwoord uit week 4. Spreek jezelf aan zoals een vriend dat zou doen.',
          en: 'Take your reason from week 1 or your answer from week 4, and write it as a friend would.',
        },
      },
    ),
    line(
      'plek',
      { nl: 'Hier ga ik heen, weg van de rook', en: 'I go here, away from the smoke' },
      {
        help: {
          nl: 'Kies een plek waar je niet kunt roken, ook als het regent.',
          en: 'Choose a place where you cannot smoke, and where you’d go even in the rain.',
        },
      },
    ),
    line(
      'mens',
      { nl: 'Ik bel of app', en: 'I call or text' },
      {
        help: {
          nl: 'Vraag diegene vooraf of het mag, en wat jullie dan zeggen.',
          en: 'Ask them beforehand if that’s all right, and what you’ll say.',
        },
      },
    ),
    line('zak', { nl: 'Dit heb ik in mijn zak', en: 'This is in my pocket' }),
    createMarkup('lijn', {
      nl: p(
        `Wil je met iemand praten over stoppen, bel dan de Stoplijn: ${tel('0800-1995')}, gratis. Zeg wat er net gebeurde, dan hoef je niet bij het begin te beginnen.`,
      ),
      en: p(
        `If you want to talk to someone about quitting, call the Stoplijn: ${tel('0800-1995')}, free. Tell them what’s going on right now, and you do not have to start at the beginning.`,
      ),
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je kaart staat klaar', en: 'Your card is ready' },
    html: {
      nl: p(
        'Schreef je iets op, maak er dan een foto van. Kijk ernaar als het goed gaat, dan vind je hem straks sneller. Liet je hem leeg, dan helpt de golf bij <a href="/hulp">Hulp</a> je verder.',
      ),
      en: p(
        'If you wrote something, take a photo and keep it among your favourites. Look at it when things go well, so that you’ll find it faster at a hard moment. If you left it empty, the wave on the <a href="/en/help">Help</a> page will get you through.',
      ),
    },
  },
  notes: 'Method: crisis plan. Number as in the record of help lines.',
});
