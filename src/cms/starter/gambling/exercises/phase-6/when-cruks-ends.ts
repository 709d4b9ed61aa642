import { createMarkup, exercise, statement } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whenCruksEnds = exercise({
  id: 'gambling_6_3',
  domain: 'gambling',
  title: { nl: 'Als de Cruks-tijd bijna voorbij is', en: 'When Cruks ends' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een gokstop in Cruks heeft een einddatum, en die komt stil. Kies bij elke zin wat jij denkt. Sta je er niet in, dan weet je alvast hoe het gaat.',
      ),
      en: p(
        'A stop in Cruks (the national self-exclusion register) has an end date, and it comes quietly. Choose what you think each time. If you’re not registered, you’ll know in advance how it works.',
      ),
    }),
    statement(
      'vanzelf',
      { nl: 'De stop loopt vanzelf af, zonder bericht.', en: 'The stop ends by itself, without a message.' },
      true,
      {
        right: {
          nl: 'Dat is zo: niemand stuurt je een brief of een mail.',
          en: 'That’s right: nobody sends you a letter or an email.',
        },
        wrong: {
          nl: 'Een bericht zou logisch zijn, en toch krijg je er geen.',
          en: 'A message would make sense, and yet you do not get one.',
        },
        unsure: {
          nl: 'Weinig mensen weten dit, omdat bijna alles tegenwoordig een melding geeft.',
          en: 'Few people know this, as almost everything sends a notification these days.',
        },
        explanation: {
          nl: 'Je merkt het pas als je weer ergens binnen kunt. Zet de einddatum daarom vandaag zelf in je agenda.',
          en: 'You only notice when you can get in somewhere again. That’s why you should put the end date in your calendar today.',
        },
      },
      { required: true },
    ),
    statement(
      'verlengen',
      { nl: 'Je kunt verlengen voor de stop afloopt.', en: 'You can extend before the stop ends.' },
      true,
      {
        right: {
          nl: 'Goed. Er hoeft geen dag tussen te zitten.',
          en: 'Good. There need not be a single day in between.',
        },
        wrong: {
          nl: 'Het klinkt alsof je moet wachten, maar je kunt het al eerder regelen.',
          en: 'It sounds as if you have to wait, but you can arrange it earlier.',
        },
        unsure: {
          nl: 'Handig om te weten: je kunt het regelen terwijl de oude stop nog loopt.',
          en: 'It’s good to know: you can arrange it while the old stop is still running.',
        },
        explanation: {
          nl: 'Een maand ervoor is een goed moment, op een rustige dag met iemand erbij. Dan kies je met je hoofd en niet met je drang.',
          en: 'A month before is a good time, on a calm day with someone beside you. You’ll be choosing with your head then, and not with an urge.',
        },
      },
    ),
    statement(
      'stopzetten',
      {
        nl: 'In de eerste 6 maanden kun je de stop laten stopzetten.',
        en: 'You can have the stop lifted in the first 6 months.',
      },
      false,
      {
        right: {
          nl: 'Je weet het goed: die eerste 6 maanden staan vast.',
          en: 'You’ve got it right: those first 6 months are fixed.',
        },
        wrong: {
          nl: 'Op een lastige avond hoop je misschien van wel, en toch staan die 6 maanden vast.',
          en: 'On a hard evening you may hope so, and yet those 6 months are fixed.',
        },
        unsure: {
          nl: 'Veel mensen vragen zich dit af voordat ze zich inschrijven. Die 6 maanden staan vast.',
          en: 'Many people wonder about this before they sign up. Those 6 months are fixed.',
        },
        explanation: {
          nl: 'Dat beschermt je op het moment dat je er spijt van hebt. Wie een avond later anders denkt, kan dus niets terugdraaien.',
          en: 'It protects you at the moment when you regret it. So nothing can be undone if you think differently a day later.',
        },
      },
    ),
    statement(
      'bedenktijd',
      {
        nl: 'Wie zich daarna laat uitschrijven, kan dezelfde dag weer spelen.',
        en: 'If you leave the register after that, you can gamble again the same day.',
      },
      false,
      {
        right: {
          nl: 'Inderdaad: er zit nog een bedenktijd van acht dagen tussen.',
          en: 'That’s correct: there are still eight days to think it over.',
        },
        wrong: {
          nl: 'Je zou het denken, maar er zit nog een bedenktijd van acht dagen tussen.',
          en: 'You’d think so, but there are still eight days to think it over.',
        },
        unsure: {
          nl: 'Deze regel kent bijna niemand: er zit nog een bedenktijd van acht dagen tussen.',
          en: 'Almost nobody knows this rule: there are still eight days to think it over.',
        },
        explanation: {
          nl: 'Gebruik die dagen om iemand te bellen en je zin uit fase 1 te lezen. Je kunt in die tijd ook beslissen om te blijven staan.',
          en: 'Use those days to call someone and to read your sentence from phase 1. You can also decide to stay registered in that time.',
        },
      },
    ),
    statement(
      'agenda',
      {
        nl: 'Een melding in je agenda en die van een ander helpt.',
        en: 'A reminder in your calendar and in someone else’s helps.',
      },
      true,
      {
        right: {
          nl: 'Zeker. Twee agenda’s vergeten minder dan één.',
          en: 'Certainly. Two calendars forget less than one.',
        },
        wrong: {
          nl: 'Alleen onthouden lijkt voldoende, en toch ben je zo’n datum na een jaar kwijt.',
          en: 'Remembering it yourself seems good enough, and yet after a year the date is gone.',
        },
        unsure: {
          nl: 'Probeer het, want een datum over een jaar onthoudt bijna niemand alleen.',
          en: 'Give it a try. Hardly anyone remembers a date a year ahead on their own.',
        },
        explanation: {
          nl: 'Spreek af dat die persoon jou dan belt. Samen verlengen gaat sneller, en je besluit het niet alleen.',
          en: 'Agree that they’ll call you then. Extending together is quicker, and you do not have to decide alone.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Na de dood van mijn man ging ik elke middag naar de speelhal, tegen de stilte. Mijn kleinzoon hielp me met Cruks. In januari staat het bij ons allebei in de agenda: samen verlengen, met koffie en taart erbij. Zo is het geen straf meer, maar een afspraak.',
        ),
        en: p(
          'After my husband died I went to the arcade every afternoon. It was not silent there. My grandson helped me register. In January we both have a note to extend it together, over coffee and cake. So it’s no longer a punishment, but a date.',
        ),
      },
      { folded: { nl: 'Een oma en haar kleinzoon', en: 'A grandmother and her grandson' } },
    ),
  ],
  feedback: {
    title: { nl: 'Zet het nu in je agenda', en: 'Put it in your calendar now' },
    html: {
      nl: p(
        'Sta je in Cruks, zet dan nu in je agenda wanneer je wilt verlengen. Doe het meteen. Straks denk je er niet meer aan.',
        'Er zijn ook sloten die langer blijven, zoals een blokkade-app of iemand bij je geld. Die staan in oefening 1 van fase 1.',
      ),
      en: p(
        'If you’re registered, put a date for extending it in your calendar, one month before the end. Do it now. Later you will not think of it.',
        'Some locks last longer, such as a blocking app or someone with your money. You’ll find those in the first exercise of phase 1.',
      ),
    },
  },
  notes:
    'Source: [S14] Kansspelautoriteit page on Cruks (undated), Schenkeveld Advocaten, Casinonieuws 2024 (eight days to reconsider). CHECK [C3]: Kansspelautoriteit: extending, ending, days of reflection when leaving.',
});
