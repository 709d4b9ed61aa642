import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatItGivesAndCosts = exercise({
  id: 'gambling_1_3',
  domain: 'gambling',
  title: { nl: 'Wat gokken geeft en kost', en: 'What it gives and costs' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Gokken gaf je iets, anders deed je het niet. Het kost je ook iets, en daarom bekijk je hier allebei de kanten. Een oordeel is niet nodig. Je zoekt alleen wat voor jou waar is.',
      ),
      en: p(
        'Gambling gave you something, or you would not have done it. It costs you something too, so here you look at both sides. Nobody is judging. You’re only looking for what is true for you.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'In mijn studentenhuis wedden we samen, dus ik hoorde erbij. Later deed ik het alleen, op mijn kamer, als ik een tentamen niet haalde. Het gaf me een uur waarin ik daar niet aan dacht. Het kostte me de ochtend erna, en mijn vrienden: ik nam niet meer op.',
        ),
        en: p(
          'In my student house we used to bet together, so I was one of the group. Later I did it alone in my room, whenever I had not passed an exam. It gave me an hour of not thinking about that. It cost me the morning after, and my friends too, as I stopped picking up the phone.',
        ),
      },
      { folded: { nl: 'Lees wat een student opschreef', en: 'Read what a student wrote' } },
    ),
    checkboxes(
      'geeft',
      { nl: 'Wat zoek je erin?', en: 'What are you looking for in it?' },
      [
        answer('spanning', { nl: 'Spanning', en: 'Excitement' }, null, {
          nl: 'Je lichaam houdt van een hartslag die omhooggaat. Hardlopen, klimmen of koud water geeft dat ook, en daarna voel je je beter.',
          en: 'Your body likes a racing heart. A running game, climbing or cold water can give you that as well, and you’ll feel better afterwards.',
        }),
        answer('weg', { nl: 'Er een tijdje niet zijn', en: 'Being away from it all for a while' }, null, {
          nl: 'Iedereen wil weleens weg zijn van alles. Zoek iets wat al je aandacht vraagt, zoals een puzzel, de bioscoop of iets maken.',
          en: 'Everyone wants to get away from it all sometimes. Look for something that takes all your attention, such as a puzzle, the cinema or making something.',
        }),
        answer('hoop', { nl: 'Hoop op een oplossing', en: 'Hope of a solution' }, null, {
          nl: 'Die hoop is begrijpelijk als de rekeningen zich opstapelen. Een gesprek over geld maakt de zorg meestal kleiner, terwijl een inzet hem groter maakt.',
          en: 'That hope makes sense when bills pile up. A talk about money usually makes the worry smaller, while another bet makes it bigger.',
        }),
        answer('rust', { nl: 'Rust in mijn hoofd', en: 'Quiet in my mind' }, null, {
          nl: 'Bij het spel stopt het piekeren, maar alleen zolang het duurt. Lopen, langzaam uitademen of douchen geeft rust die ’s nachts blijft.',
          en: 'The worrying stops while you play, but only that long. Walking, slow breathing or a shower can bring a calm that’s still there at night.',
        }),
        answer('mensen', { nl: 'Erbij horen', en: 'Being part of something' }, null, {
          nl: 'Samen iets spannends doen is fijn, en dat mis je straks misschien. Vraag iemand uit de groep om iets anders te doen, met z’n tweeën.',
          en: 'Sharing something exciting feels good, and you may miss it. Ask one person from the group to do something else with you.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    checkboxes(
      'kost',
      { nl: 'Wat kost het je?', en: 'What does it cost you?' },
      [
        answer('slaap', { nl: 'Slaap', en: 'Sleep' }, null, {
          nl: 'Wie moe is, kiest sneller iets waar hij later spijt van heeft. Een telefoon buiten de slaapkamer geeft je de nacht terug.',
          en: 'When you’re tired, you choose things sooner that you regret later. A phone outside the bedroom gives you your night back.',
        }),
        answer('aandacht', { nl: 'Aandacht voor anderen', en: 'Being there for others' }, null, {
          nl: 'Je zit erbij en bent er niet, en de ander merkt dat. Begin klein, met één maaltijd waarbij je telefoon ergens anders ligt.',
          en: 'You’re in the room and yet not there, and others notice. Start small, with one meal while your phone is somewhere else.',
        }),
        answer('geheim', { nl: 'Een geheim bewaren', en: 'Keeping a secret' }, null, {
          nl: 'Een geheim vraagt de hele dag werk, omdat je moet onthouden wat je zei. In fase 5 bereid je voor hoe je het iemand vertelt.',
          en: 'A secret is work all day long. You have to remember what you said. In phase 5 you’ll prepare how to tell someone.',
        }),
        answer('geld', { nl: 'Geld', en: 'Money' }, null, {
          nl: 'Hoeveel het was, komt pas in fase 2, en dan rustig. Voor nu telt dat er vandaag geen inzet bij komt.',
          en: 'How much it was can wait until phase 2, and then calmly. What counts now is that no bet is added today.',
        }),
        answer('vertrouwen', { nl: 'Vertrouwen', en: 'Trust' }, null, {
          nl: 'Vertrouwen komt langzaam terug, doordat je week na week doet wat je zegt. Eén afspraak die je deze week nakomt, is een begin.',
          en: 'Trust comes back slowly, week after week, as you do what you say. One promise kept this week is a beginning.',
        }),
        answer('werk', { nl: 'Werk of school', en: 'Work or school' }, null, {
          nl: 'Met je hoofd bij een uitslag kun je niet goed werken of leren. Kies één vast uur waarin je telefoon in je tas blijft.',
          en: 'With your mind on a result it’s hard to work or study. Choose one hour a day when your phone stays in your bag.',
        }),
        answer('stemming', { nl: 'Mijn humeur', en: 'My mood' }, null, {
          nl: 'Na verlies zakt je stemming, en dan lijkt alles donkerder dan het is. Blijft je humeur langer dan twee weken laag, bel dan je huisarts.',
          en: 'After a loss your mood drops, and everything looks darker than it is. If it stays low for more than two weeks, call your GP.',
        }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('zwaarst', { nl: 'Wat kost je het meest?', en: 'What costs you most?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Beide kanten zijn waar', en: 'Both sides are true' },
    html: {
      nl: p(
        'Wat je zocht, zoeken veel mensen. Daar is niets vreemds aan. Je kunt het ook ergens anders vinden, en daar helpen de oefeningen bij.',
        'Was dit moeilijk om te zien, praat er dan vandaag met iemand over. Bij <a href="/hulp">Hulp</a> staat ook wie je kunt bellen.',
      ),
      en: p(
        'Many people look for what you were looking for, so there’s nothing odd about it. You can find it elsewhere too, and the exercises will help with that.',
        'If this was hard to see, talk to someone about it today. The <a href="/en/help">Help</a> page also lists who you can call.',
      ),
    },
  },
  notes: 'Method: decisional balance, cost last (motivational interviewing).',
});
