import { answer, createMarkup, exercise, radios } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const noWhenItIsPassed = exercise({
  id: 'cannabis_5_1',
  domain: 'cannabis',
  title: { nl: 'Nee zeggen als er een joint rondgaat', en: 'Saying no when it’s passed round' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'In een groep gaat het snel, en meestal bedoelt niemand er iets mee. Met een zin of gebaar dat klaarligt, is het voorbij voordat je gaat twijfelen. Kies wat jij zou doen en kijk daarna gerust bij de andere antwoorden.',
      ),
      en: p(
        'In a group it goes fast, and usually nobody means anything by it. With a sentence or gesture that’s ready, it’s over before you start to doubt. Choose what you would do, and feel free to look at the other answers too.',
      ),
    }),
    radios(
      'kring',
      {
        nl: 'Je zit in een kring in het park. De joint komt naar jou.',
        en: 'You sit in a circle in the park. The joint comes to you.',
      },
      [
        answer('kort_nee', { nl: 'Doorgeven en verder praten', en: 'Pass it on and keep talking' }, true, {
          nl: 'Bijna niemand let op wie doorgeeft. Iedereen kijkt naar de volgende. Houd je verhaal gaande, dan is het in twee tellen klaar.',
          en: 'Hardly anyone notices who passes it on. Everyone looks at the next one. Keep your story going, and it’s over in two seconds.',
        }),
        answer(
          'liever',
          { nl: '“Ik sla over. Geef mij de muziek maar.”', en: '“I’ll skip. Let me do the music.”' },
          true,
          {
            nl: 'Je hebt meteen een taak, dus je hoort erbij zonder mee te roken. Kies een lange lijst, dan ben je een uur bezig.',
            en: 'You’ve got a job right away, so you’re part of it without smoking. Choose a long playlist, and you’ll be busy for an hour.',
          },
        ),
        answer('smoes', { nl: '“Ik moet zo nog rijden.”', en: '“I have to drive soon.”' }, null, {
          nl: 'Moet je echt rijden, dan is dit de beste reden die er is. Is het een smoes, dan zien ze je straks op de fiets stappen.',
          en: 'If you do have to drive, it’s the best reason there is. If it’s a fib, they’ll see you getting on your bike later.',
        }),
        answer('toch', { nl: 'Toch een trek nemen', en: 'Take a puff anyway' }, null, {
          nl: 'In een kring beslist je hand sneller dan je hoofd. Zeg het een volgende keer bij aankomst: “Ik doe vandaag niet mee.”',
          en: 'In a circle your hand decides faster than your mind. Next time, say it when you arrive: “I’m not joining in today.”',
        }),
      ],
      { required: true },
    ),
    radios('saai', { nl: 'Een vriend zegt: “Doe niet zo saai.”', en: 'A friend says: “Don’t be so boring.”' }, [
      answer('kort_nee', { nl: '“Ik ben er toch bij.”', en: '“I’m here, aren’t I?”' }, true, {
        nl: 'Daarmee zeg je wat hij echt wil weten, namelijk of je blijft. Lach erbij en vraag iets over hemzelf, dan schuift het gesprek door.',
        en: 'That tells him what he really wants to know, which is whether you’re staying. Smile, ask him something, and the talk moves on.',
      }),
      answer('liever', { nl: '“Zullen we straks gaan eten?”', en: '“Shall we get food later?”' }, true, {
        nl: 'Een plan maakt je weer leuk gezelschap, en jullie zijn daar weg. Noem meteen een tijd, anders blijft het liggen.',
        en: 'A plan makes you fun again, and it gets you both out of there. Name a time right away, or it will never happen.',
      }),
      answer('smoes', { nl: '“Ik voel me niet lekker.”', en: '“I don’t feel well.”' }, null, {
        nl: 'Voor één avond werkt dit prima. Zie je hem elke week, dan klinkt het de derde keer raar. Geef hem dan de echte reden.',
        en: 'For one evening this works fine. With a friend you see every week it sounds odd the third time, so give him the real reason then.',
      }),
      answer('toch', { nl: 'Toch meedoen', en: 'Join in anyway' }, null, {
        nl: 'Een plagerij kan harder duwen dan een vraag. Misschien had vooraf een appje geholpen: “Ik slaap er slecht van, dus ik sla een tijdje over.”',
        en: 'Teasing can push harder than a question. A text beforehand might have helped: “It ruins my sleep, so I’m skipping it for a while.”',
      }),
    ]),
    radios('gratis', { nl: 'Een vriend geeft je gratis hasj mee.', en: 'A friend gives you free hash to take home.' }, [
      answer('kort_nee', { nl: '“Bewaar hem maar.”', en: '“You keep it.”' }, true, {
        nl: 'Hij wilde aardig zijn, en dat blijft hij ook als je niets aanneemt. Steek je handen in je zakken. Dan is overhandigen lastig.',
        en: 'He wanted to be kind, and he still is if you take nothing. Put your hands in your pockets, so it’s hard to hand over.',
      }),
      answer('liever', { nl: '“Trakteer me liever op een kop koffie.”', en: '“Treat me to a coffee instead.”' }, true, {
        nl: 'Zo mag hij toch iets geven, en jij gaat met lege zakken naar huis. Spreek de koffie meteen af, op een dag overdag.',
        en: 'That way he still gets to give you something, and you go home with an empty coat. Set the date for that coffee right away.',
      }),
      answer('smoes', { nl: '“Ik heb nog.”', en: '“I still have some.”' }, null, {
        nl: 'Nu ben je ervan af, maar volgende week vraagt hij of het al op is. Deze smoes houdt het aanbod levend, dus kies bij hem iets anders.',
        en: 'You’re rid of it now, but next week he’ll ask if it’s finished. This fib keeps the offer alive, so choose something else with him.',
      }),
      answer('toch', { nl: 'In je jas doen', en: 'Put it in your coat' }, null, {
        nl: 'Een cadeau weigeren voelt onaardig, en dan zit het zo in je zak. Gooi het op weg naar huis weg, en zeg hem morgen: “Ik wil het niet in huis.”',
        en: 'Refusing a gift feels unkind, and before you know it, it’s in your pocket. Throw it away on the way home, and tell him tomorrow: “I don’t want it at home.”',
      }),
    ]),
    radios(
      'partner',
      { nl: 'Je partner blowt naast je op de bank.', en: 'Your partner is smoking weed next to you on the sofa.' },
      [
        answer('kort_nee', { nl: '“Ik ga in de keuken zitten.”', en: '“I’m going to sit in the kitchen.”' }, true, {
          nl: 'Je zegt niets lelijks en je bent weg uit de rook. Neem thee en een boek mee, want anders sta je na vijf minuten weer terug.',
          en: 'You say nothing unkind, and you’re out of the smoke. Take tea and a book, or you’ll be back after five minutes.',
        }),
        answer(
          'liever',
          { nl: '“Wil je het buiten doen, of na tienen?”', en: '“Will you do it outside, or after ten?”' },
          true,
          {
            nl: 'Je vraagt niet om te stoppen, maar om ruimte, en dat is makkelijker te geven. Bespreek het overdag, als er niets brandt.',
            en: 'You’re not asking them to stop, only for some space, which is easier to give. Talk about it in the daytime, when nothing is lit.',
          },
        ),
        answer('smoes', { nl: '“Ik ga vast naar bed.”', en: '“I’m going to bed.”' }, null, {
          nl: 'Ben je moe, dan is dit hoe dan ook een goed idee. Wordt het elke avond zo, dan raken jullie elkaar kwijt en is een gesprek beter.',
          en: 'If you’re tired, it’s a good idea anyway. If it becomes every evening, you’ll lose touch with each other, and a talk is better.',
        }),
        answer('toch', { nl: 'Meedoen', en: 'Join in' }, null, {
          nl: 'Naast iemand die je liefhebt, is nee zeggen het zwaarst. Vraag vandaag nog, op een rustig moment, om een andere plek of een ander uur.',
          en: 'Saying no is hardest next to someone you love. At a calm moment, ask for another place or another hour, and do it today if you can.',
        }),
      ],
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vrouw zorgt voor haar moeder en heeft veel pijn tijdens haar menstruatie. Haar zus gaf haar altijd een joint “voor de buik”. Ze belde eerst de huisarts, die met haar naar andere middelen keek. Daarna zei ze tegen haar zus: “Lief van je, maar maak liever een kruik voor me.” En dat doet haar zus nu.',
        ),
        en: p(
          'A woman looks after her mother and has a lot of pain during her periods. Her sister always gave her a joint “for the cramps”. First she called her GP, who looked at other options with her. She told her sister: “That’s sweet, but make me a hot water bottle instead.” And now she does.',
        ),
      },
      { folded: { nl: 'Nee tegen iemand die het goed bedoelt', en: 'No to someone who means well' } },
    ),
  ],
  feedback: {
    title: { nl: 'Doorgeven zonder uitleg mag', en: 'Passing it on needs no reason' },
    html: {
      nl: p(
        'Niets zeggen kan ook. Doorgeven is al een antwoord. Kies één zin of gebaar en doe het nu één keer voor de spiegel. Daarna ken je het ook met mensen erbij.',
        'Gaf je toe, dan weet je nu wat je eerder had kunnen zeggen. Dat maakt de volgende keer makkelijker.',
      ),
      en: p(
        'You can also say nothing. Passing it on is an answer. Choose one sentence or gesture and do it once in front of the mirror. After that you’ll know it with people around as well.',
        'If you gave in, you now know what you could have said earlier. That makes the next time easier.',
      ),
    },
  },
  notes:
    'Method: refusal skills; a white lie is told when it is fine and what it costs, giving in says what could have been said earlier. CHECK [C2]: GP: period pain.',
});
