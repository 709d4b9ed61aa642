import { exercise, line, read, script } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const gambledAfterAll = exercise({
  id: 'gambling_6_1',
  domain: 'gambling',
  title: { nl: 'Toch gegokt', en: 'Gambled after all' },
  parts: [
    script(
      'script',
      { nl: 'Toch gegokt', en: 'Gambled after all' },
      {
        nl: [
          'Deze tekst is voor het uur nadat je toch gespeeld hebt. Lees hem nu vast, terwijl het rustig is. Dan weet je hem te vinden.',
          'Eerst dit: bij veel mensen gaat het een keer anders dan gepland. Wat je hebt geleerd, ben je niet kwijt. Je begint niet opnieuw bij nul.',
          'Stop nu. Sluit de site of loop de zaal uit. Doe geen tweede storting. Na verlies zegt je hoofd vaak: nog één keer, dan haal ik het terug. Dat is het gevaarlijkste moment van de avond. Zeg hardop: wat weg is, is weg.',
          'Geef je pas uit handen. Aan je partner, een vriend, een buur. Is er niemand? Leg hem in een envelop, plak hem dicht, en leg hem ver weg. Gebruik je telefoon nu alleen om te bellen.',
          'Blijf niet alleen. Bel iemand en zeg: ik heb gegokt, wil je bij me blijven? Meer hoef je niet te zeggen. Bedragen komen later.',
          'Leen niets. Vraag nu geen geld aan familie, ook niet voor de huur. Beslis vandaag niets over geld. Morgen, met een helder hoofd, bel je iemand die meekijkt.',
          'Voel je je wanhopig? Denk je dat anderen beter af zijn zonder jou? Dat gevoel komt vaak na een groot verlies, en het gaat voorbij. Bel 113, gratis, dag en nacht. Is er direct gevaar, bel dan 112. Geldproblemen zijn op te lossen. Jij bent niet te vervangen.',
          'Drink water. Eet iets. Ga slapen, ook als het vroeg is. Morgen vul je de dag in: uren en euro’s, eerlijk. Dat helpt meer dan het voelt.',
          'En morgen zet je er een slot bij. Welk slot was open? Dat is de winst van nu: je weet waar de deur zat.',
        ],
        en: [
          'This text is for the hour after you gambled after all. Read it now, while it is calm. Then you know where to find it.',
          'First this: for many people it goes differently from the plan one time. What you learned is not lost. You do not start again from zero.',
          'Stop now. Close the site or leave the place. Do not make a second deposit. After a loss your mind often says: one more time, then I win it back. That is the most dangerous moment of the evening. Say out loud: what is gone is gone.',
          'Hand over your card. To your partner, a friend, a neighbour. Is there nobody? Put it in an envelope, seal it, and put it far away. Use your phone only to call now.',
          'Do not stay alone. Call someone and say: I gambled, will you stay with me? You need not say more. Amounts come later.',
          'Borrow nothing. Do not ask your family for money now, not even for the rent. Decide nothing about money today. Tomorrow, with a clear head, you call someone who looks at it with you.',
          'Do you feel desperate? Do you think others are better off without you? That feeling often comes after a big loss, and it passes. Call 113, free, day and night. Is there immediate danger, then call 112. Money problems can be solved. You cannot be replaced.',
          'Drink water. Eat something. Go to sleep, even if it is early. Tomorrow you fill in the day: hours and euros, honestly. It helps more than it feels.',
          'And tomorrow you add a lock. Which lock was open? That is the gain of now: you know where the door was.',
        ],
      },
    ),
    read,
    line('eerste', { nl: 'Wat doe jij als eerste, als het gebeurt?', en: 'What do you do first, if it happens?' }),
  ],
  feedback: {
    title: { nl: 'De winst is dat je stopt', en: 'The gain is that you stop' },
    html: {
      nl: p(
        `Wat weg is, is weg. Stoppen telt op elk moment van de avond. Zie je geen uitweg? Bel ${tel('113')}, gratis, dag en nacht. Bij gevaar ${tel('112')}.`,
      ),
      en: p(
        `What is gone is gone. Stopping counts at any moment of the evening. Do you see no way out? Call ${tel('113')}, free, day and night. In danger, ${tel('112')}.`,
      ),
    },
  },
  notes:
    'Method: response to a slip (Larimer, Palmer and Marlatt 1999). CHECK: clinician and 113 guideline; debt counsellor: not asking family.',
});
