import { answer, exercise, line, radios, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const gambledAfterAll = exercise({
  id: 'gambling_6_1',
  domain: 'gambling',
  title: { nl: 'Toch gegokt', en: 'When you gambled anyway' },
  parts: [
    script(
      'script',
      { nl: 'Toch gegokt', en: 'When you gambled anyway' },
      {
        nl: [
          'Deze tekst is voor het uur nadat je toch gespeeld hebt. Lees hem nu vast een keer. Dan weet je hem straks te vinden. Bij veel mensen loopt het een keer anders, en wat je leerde, weet je nog.',
          '<strong>Stop nu.</strong> Sluit de site of loop de zaal uit, en stort of leen niets meer. Je hoofd zegt misschien dat je het met één keer kunt terughalen. Dat is het gevaarlijkste moment van de avond. Daar luister je nu niet naar.',
          '<strong>Geef je pas uit handen.</strong> Aan wie maakt niet uit, dus aan je partner, een vriend of een buur. Is er niemand, plak hem dan dicht in een envelop en leg die ver weg. Gebruik je telefoon alleen om te bellen.',
          '<strong>Zoek iemand op.</strong> Bel, zeg dat je gegokt hebt en vraag of die persoon bij je blijft. Meer zeg je vanavond niet, want bedragen kunnen wachten tot morgen.',
          '<strong>Beslis niets over geld.</strong> Vraag nu geen geld aan familie, ook niet voor de huur. Morgen kijk je met een helder hoofd, samen met iemand die rustig blijft.',
          'Denk je dat anderen beter af zijn zonder jou? Dat gevoel komt na een groot verlies bij veel mensen, en het gaat voorbij. Geldproblemen zijn op te lossen, terwijl jij niet te vervangen bent.',
          safety('suicide', 'nl'),
          '<strong>Zorg voor vannacht.</strong> Drink water, eet iets en ga slapen, ook als het vroeg is. Morgen vul je de dag in, met uren en euro’s, omdat je daar later van leert.',
          'Zoek morgen ook uit welk slot openstond, want daar zet je er een bij. Je doel blijft hetzelfde, dus niet strenger en ook niet weg.',
        ],
        en: [
          'This text is for the hour after you gambled anyway. Read it once now, so you’ll know where to find it. For many people it goes differently at some point, and you still know everything you’ve learned.',
          '<strong>Stop now.</strong> Close the site or leave the place, and do not deposit or borrow any more. Your mind may say that one more time will put it right. That’s the most dangerous moment of the evening, so do not listen to it now.',
          '<strong>Hand over your card.</strong> It does not matter if it’s your partner, a friend or a neighbour. If there’s nobody, seal it in an envelope and put that far away. From now on, use your phone only to call.',
          '<strong>Find someone.</strong> Call and say that you’ve gambled, and ask them to stay with you. You do not have to say more tonight. Amounts can wait until tomorrow.',
          '<strong>Decide nothing about money.</strong> Do not ask your family for money now, not even for the rent. Tomorrow you’ll look at it with a clear head, together with someone calm.',
          'Do you feel that others are better off without you? Many people have that feeling after a big loss, and it does pass. Money problems can be solved, and you matter more than any amount.',
          safety('suicide', 'en'),
          '<strong>Look after tonight.</strong> Drink some water, eat something and go to sleep, even if it’s early. Tomorrow you’ll log the day, with hours and euros. That’s what you learn from later.',
          'Tomorrow, find out which lock was open as well, so you can add one there. Your goal stays the same: no stricter, and not gone.',
        ],
      },
    ),
    read,
    radios('waar', { nl: 'Waar is het bij jou het meest gevaarlijk?', en: 'Where is the risk greatest for you?' }, [
      answer('site', { nl: 'Op een site of app', en: 'On a site or app' }, null, {
        nl: 'Sluit eerst alles af en geef je telefoon aan iemand. Je hand zoekt hem vanzelf. Vraag de aanbieder morgen om je account te sluiten.',
        en: 'Close everything first and hand your phone to someone. Your hand reaches for it on its own. Tomorrow, ask the company to close your account.',
      }),
      answer('speelhal', { nl: 'In een speelhal of casino', en: 'In an arcade or casino' }, null, {
        nl: 'Loop naar buiten zonder iets op te maken. Ook kleingeld houdt je binnen. Neem een andere weg naar huis, langs mensen en licht.',
        en: 'Walk out without spending what is left. Even small change keeps you in. Take another way home, past people and lights.',
      }),
      answer('cafe', { nl: 'Bij de kast in een café', en: 'At the machine in a café' }, null, {
        nl: 'Reken af aan de bar en ga weg, ook als er nog iemand blijft zitten. Vertel een vriend dat je die plek voorlopig laat.',
        en: 'Settle up at the bar and leave, even if someone’s still sitting there. Tell a friend that you’re staying away from that place for now.',
      }),
      answer('vrienden', { nl: 'Bij vrienden die inzetten', en: 'With friends who bet' }, null, {
        nl: 'Zeg dat je naar huis gaat en ga ook echt. Discussiëren maakt het langer. Stuur de volgende dag een bericht waarin je uitlegt wat je nodig hebt.',
        en: 'Say that you’re going home and really go. Arguing only makes the evening longer. The next day, send a message saying what you need from them.',
      }),
    ]),
    line('eerste', { nl: 'Wat doe jij als eerste, als het gebeurt?', en: 'What will you do first, if it happens?' }),
  ],
  feedback: {
    title: { nl: 'Wat nu telt, is dat je stopt', en: 'What counts now is that you stop' },
    html: {
      nl: p(
        'Stoppen telt op elk moment van de avond, hoe laat het ook is. Je vindt deze tekst hier terug als je hem nodig hebt.',
        'Zet je eerste stap ook op je noodkaart, want die lees je sneller dan een hele pagina.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'Stopping counts at any moment of the evening, however late it is. You’ll find this text here when you need it.',
        'Put your first step on your emergency card too. It’s quicker to read than a whole page.',
        safety('suicide', 'en'),
      ),
    },
  },
  notes:
    'Method: response to a slip (Larimer, Palmer and Marlatt 1999 [S31]). CHECK [C1]: clinician and 113 guideline; debt counsellor: not asking family.',
});
