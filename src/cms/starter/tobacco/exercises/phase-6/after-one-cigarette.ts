import { exercise, line, read, script } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const afterOneCigarette = exercise({
  id: 'tobacco_6_1',
  domain: 'tobacco',
  title: { nl: 'Na één sigaret', en: 'After one cigarette' },
  parts: [
    script(
      'script',
      { nl: 'Na één sigaret', en: 'After one cigarette' },
      {
        nl: [
          'Deze tekst is voor het moment na één sigaret. Of na drie. Lees hem nu vast, dan weet je straks wat je doet.',
          'Het eerste: dit gebeurt vaak. Veel mensen die nu rookvrij zijn, gleden eerst een keer uit. Soms meer dan een keer. Het zegt niets over jou en alles over hoe sterk nicotine werkt.',
          'In je hoofd komt vaak een zin. Nu maakt het niet meer uit. Morgen begin ik opnieuw, dus vandaag kan ik doorroken. Let op: dat is de gevaarlijkste gedachte van de dag. Niet die ene sigaret, maar wat je er daarna van maakt.',
          'Doof hem. Gooi de rest weg, nu. Niet bewaren voor een ander, niet in een la. Onder de kraan en in de vuilnisbak buiten. Was je handen en poets je tanden.',
          'Drink een glas water. Loop vijf minuten. Bel of app iemand: ik heb er een gerookt, en ik ga vandaag verder. Wie iets zegt, heeft het minder zwaar.',
          'Gebruik je een pleister, kauwgom of tablet? Ga er dan meestal mee door. Eén sigaret is geen reden om het hulpmiddel te stoppen. Vraag je apotheek of huisarts als je twijfelt.',
          'Vul vandaag in hoeveel het er waren. Eerlijk opschrijven helpt je, ook als het vervelend voelt. Kijk dan terug: waar was ik, met wie, en wat ging eraan vooraf? Daar zit je volgende als-dan-zin.',
          'Is het een hele avond geworden, of een week? Dan is dit hetzelfde verhaal, alleen langer. Kies een nieuwe stopdag, liefst binnen een paar dagen. Wat je geleerd hebt, weet je nog.',
          'Vandaag verdergaan is het enige wat telt. Je bent niet terug bij nul.',
        ],
        en: [
          'This text is for the moment after one cigarette. Or after three. Read it now, then you know what to do later.',
          'The first: this happens often. Many people who are smoke-free now had a slip first. Sometimes more than one. It says nothing about you and a lot about how strongly nicotine works.',
          'A sentence often comes to mind. Now it no longer matters. Tomorrow I start again, so today I can smoke on. Take care: that is the most dangerous thought of the day. It is not that one cigarette, it is what you make of it afterwards.',
          'Put it out. Throw the rest away, now. Do not keep it for someone else, or in a drawer. Under the tap and in the bin outside. Wash your hands and brush your teeth.',
          'Drink a glass of water. Walk for five minutes. Call or text someone: I smoked one, and I am going on today. Saying it makes it less heavy.',
          'Do you use a patch, gum or tablet? Usually you go on with it. One cigarette is no reason to stop the aid. Ask your pharmacy or GP if you are not sure.',
          'Fill in today how many there were. Writing it down honestly helps you, even if it feels bad. Then look back: where was I, with whom, and what came before it? That is where your next if-then sentence is.',
          'Has it become a whole evening, or a week? Then this is the same story, only longer. Choose a new quit day, within a few days if you can. You still know what you learned.',
          'Going on today is all that counts. You are not back at zero.',
        ],
      },
    ),
    read,
    line('weg', { nl: 'Wat doe jij in de eerste minuut?', en: 'What do you do in the first minute?' }),
  ],
  feedback: {
    title: { nl: 'Vandaag verder', en: 'On with today' },
    html: {
      nl: p('Rookte je iets? Vul de dag in en gooi de rest weg. Houd je hulpmiddel. Je begint niet opnieuw bij nul.'),
      en: p(
        'Did you smoke something? Fill in the day and throw the rest away. Keep your aid. You do not start again from zero.',
      ),
    },
  },
  notes: 'Method: slip management (Larimer, Palmer and Marlatt 1999). CHECK: pharmacist: aid after a cigarette.',
});
