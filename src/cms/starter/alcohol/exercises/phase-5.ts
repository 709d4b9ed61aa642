import {
  answer,
  anyOf,
  count,
  exercise,
  line,
  one,
  option,
  several,
  skip,
  story,
  told,
} from '../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../shared/markup.ts';
import type { StarterWebform } from '../../starter.ts';

const haveAnother = exercise({
  id: 'alcohol_5_1',
  domain: 'alcohol',
  title: { nl: '“Doe er nog een”', en: '“Have another”' },
  parts: [
    told('intro', {
      nl: p(
        'Nee zeggen is voor bijna iedereen lastig. Meestal bedoelt de ander het aardig. Met een zin die klaarligt, gaat het sneller.',
        'Kies per situatie wat jij zou doen. Je kunt ook kijken wat er bij de andere antwoorden staat.',
      ),
      en: p(
        'Saying no is hard for almost everyone. Usually the other person means well. With a sentence that is ready, it goes faster.',
        'For each situation, choose what you would do. You can also look at what the other answers say.',
      ),
    }),
    one(
      'collega',
      {
        nl: 'Een collega schenkt je in zonder iets te vragen. Wat doe je?',
        en: 'A colleague pours you a drink without asking. What do you do?',
      },
      [
        answer(
          'kort_nee',
          {
            nl: '“Voor mij niet, dank je. Hoe was je vakantie?”',
            en: '“Not for me, thanks. How was your holiday?”',
          },
          true,
          {
            nl: 'Dit werkt vaak het best en is snel klaar. Je zegt nee en praat door. Je collega hoeft er niets meer mee.',
            en: 'This often works best and is over quickly. You say no and keep talking. Your colleague does not have to do anything with it.',
          },
        ),
        answer(
          'iets_anders',
          {
            nl: '“Ik heb liever een spa met citroen.”',
            en: '“I would rather have sparkling water with lemon.”',
          },
          true,
          {
            nl: 'Dit werkt vaak het best en is snel klaar. Je collega wil iets voor je doen. Nu weet hij wat.',
            en: 'This often works best and is over quickly. Your colleague wants to do something for you. Now it is clear what.',
          },
        ),
        answer('smoes', { nl: '“Ik slik antibiotica.”', en: '“I am on antibiotics.”' }, null, {
          nl: 'Kan, maar je moet de smoes onthouden. Volgende week komt de vraag terug. Een kort nee hoef je niet te onthouden.',
          en: 'You can, but you have to remember the excuse. Next week the question comes back. A short no needs no remembering.',
        }),
        answer('toch_doen', { nl: 'Ik drink het toch op.', en: 'I drink it anyway.' }, null, {
          nl: 'Eerlijk dat je dit kiest. Een vol glas voor je neus is lastig. Wat had je eerder kunnen zeggen? Misschien met je hand op het glas: “Voor mij niet.”',
          en: 'It is honest that you choose this. A full glass in front of you is difficult. What could you have said earlier? Perhaps with your hand on the glass: “Not for me.”',
        }),
      ],
      { required: true },
    ),
    one(
      'moeder',
      {
        nl: 'Je eet bij je moeder. Ze zegt: “Eentje bij het eten, gezellig toch?” Wat zeg je?',
        en: 'You have dinner at your mother’s. She says: “One with dinner, that is nice, isn’t it?” What do you say?',
      },
      [
        answer(
          'kort_nee',
          { nl: '“Vandaag niet, mam. Wat ruikt het lekker.”', en: '“Not today, mum. It smells lovely.”' },
          true,
          {
            nl: 'Dit werkt vaak het best en is snel klaar. Je zegt nee tegen het glas en ja tegen haar eten.',
            en: 'This often works best and is over quickly. You say no to the glass and yes to her food.',
          },
        ),
        answer(
          'iets_anders',
          {
            nl: '“Ik drink straks graag thee met je.”',
            en: '“I would love to have tea with you later.”',
          },
          true,
          {
            nl: 'Dit werkt vaak het best en is snel klaar. Het ging haar om het gezellige, en dat geef je haar.',
            en: 'This often works best and is over quickly. She wanted it to be nice together, and that is what you give her.',
          },
        ),
        answer('smoes', { nl: '“Ik moet nog rijden.”', en: '“I still have to drive.”' }, null, {
          nl: 'Is het waar, dan is het een goede reden. Is het een smoes, dan moet je hem onthouden. De vraag komt een andere keer terug.',
          en: 'If it is true, it is a good reason. If it is an excuse, you have to remember it. The question comes back another time.',
        }),
        answer('toch_doen', { nl: '“Vooruit, voor jou dan.”', en: '“All right then, for you.”' }, null, {
          nl: 'Eerlijk dat je dit kiest. Bij familie is nee vaak het moeilijkst. Wat had je eerder kunnen zeggen? Misschien al aan de telefoon: “Ik kom graag, ik drink niet.”',
          en: 'It is honest that you choose this. With family, no is often hardest. What could you have said earlier? Perhaps on the phone: “I would love to come, I am not drinking.”',
        }),
      ],
    ),
    one(
      'vriend',
      {
        nl: 'Een vriend lacht: “Niks? Ben je zwanger of zo?” Wat zeg je?',
        en: 'A friend laughs: “Nothing? Are you pregnant or something?” What do you say?',
      },
      [
        answer(
          'kort_nee',
          {
            nl: '“Geen zin vandaag. Hoe gaat het met je nieuwe baan?”',
            en: '“I don’t feel like it today. How is your new job?”',
          },
          true,
          {
            nl: 'Dit werkt vaak het best en is snel klaar. Op het grapje hoef je niet in te gaan. Met een vraag terug ben je ervan af.',
            en: 'This often works best and is over quickly. You do not have to answer the joke. With a question back, it is done.',
          },
        ),
        answer(
          'iets_anders',
          {
            nl: '“Ik neem er een zonder. Jij ook nog iets?”',
            en: '“I will have one without. Anything for you?”',
          },
          true,
          {
            nl: 'Dit werkt vaak het best en is snel klaar. Je hebt iets in je hand en doet mee. Wie zelf bestelt, krijgt minder vragen.',
            en: 'This often works best and is over quickly. You have something in your hand and join in. If you order yourself, you get fewer questions.',
          },
        ),
        answer('smoes', { nl: '“Ik heb last van mijn maag.”', en: '“My stomach is playing up.”' }, null, {
          nl: 'Kan, maar je moet de smoes onthouden en de vraag komt terug. Bij een goede vriend kan ook de waarheid: “Ik wil minder drinken.”',
          en: 'You can, but you have to remember the excuse and the question comes back. With a good friend the truth works too: “I want to drink less.”',
        }),
        answer('toch_doen', { nl: '“Nou, doe er dan maar een.”', en: '“Oh well, get me one then.”' }, null, {
          nl: 'Eerlijk dat je dit kiest. Een grapje kan harder duwen dan een vraag. Wat had je eerder kunnen zeggen? Misschien voor de avond, in een app: “Ik drink vanavond niet.”',
          en: 'It is honest that you choose this. A joke can push harder than a question. What could you have said earlier? Perhaps before the evening, in a message: “I am not drinking tonight.”',
        }),
      ],
    ),
    one(
      'rondje',
      {
        nl: 'In de kantine haalt iemand een rondje voor het hele team. Wat doe je?',
        en: 'At the club, someone buys a round for the whole team. What do you do?',
      },
      [
        answer(
          'kort_nee',
          {
            nl: '“Sla mij over. Wat speelde jij goed vandaag.”',
            en: '“Leave me out. You played well today.”',
          },
          true,
          {
            nl: 'Dit werkt vaak het best en is snel klaar. Een compliment erbij en het gesprek gaat over de wedstrijd.',
            en: 'This often works best and is over quickly. Add a kind word and the talk is about the match.',
          },
        ),
        answer(
          'iets_anders',
          { nl: '“Voor mij een cola. Ik loop mee dragen.”', en: '“A cola for me. I will help you carry.”' },
          true,
          {
            nl: 'Dit werkt vaak het best en is snel klaar. Je hoort erbij, je helpt, en je kiest zelf wat er in je glas zit.',
            en: 'This often works best and is over quickly. You belong, you help, and you choose what is in your glass.',
          },
        ),
        answer('smoes', { nl: '“Ik heb er nog een staan.”', en: '“I still have one over there.”' }, null, {
          nl: 'Kan, maar het helpt één rondje lang. Bij het volgende rondje komt de vraag terug. “Sla mij over” geldt de hele avond.',
          en: 'You can, but it helps for one round. With the next round the question comes back. “Leave me out” lasts all evening.',
        }),
        answer(
          'toch_doen',
          {
            nl: 'Ik neem er een. Anders hoor ik er niet bij.',
            en: 'I take one. Otherwise I do not belong.',
          },
          null,
          {
            nl: 'Eerlijk dat je dit kiest. Erbij willen horen is heel menselijk. Wat had je eerder kunnen zeggen? Misschien meteen bij binnenkomst, aan de bar: “Voor mij fris vandaag.”',
            en: 'It is honest that you choose this. Wanting to belong is very human. What could you have said earlier? Perhaps as soon as you came in, at the bar: “A soft drink for me today.”',
          },
        ),
      ],
    ),
  ],
  feedback: {
    title: { nl: 'Kort en vriendelijk is genoeg', en: 'Short and friendly is enough' },
    html: {
      nl: p(
        'Kort, vriendelijk, kijk de ander aan en begin over iets anders. Een uitleg hoeft niet.',
        'Geen antwoord was verkeerd. In de volgende oefening maak je een zin die bij jou past.',
      ),
      en: p(
        'Short, friendly, look at the other person and start about something else. You do not have to explain.',
        'None of the answers was wrong. In the next exercise you make a sentence that suits you.',
      ),
    },
  },
  notes:
    'Method: drink refusal skills. Options are always a short no, a no with what you would like, an excuse, and doing it anyway; none is called wrong.',
});

const myNoSentence = exercise({
  id: 'alcohol_5_2',
  domain: 'alcohol',
  title: { nl: 'Mijn nee-zin', en: 'My no-sentence' },
  parts: [
    told('intro', {
      nl: p(
        'Op het moment zelf is het lastig om woorden te vinden. Dat heeft bijna iedereen. Een zin die je al een paar keer hebt gezegd, komt vanzelf terug.',
        'Schrijf twee zinnen die klinken als jij. Kort is het sterkst.',
      ),
      en: p(
        'In the moment it is hard to find words. Almost everyone has that. A sentence you have said a few times before comes back by itself.',
        'Write two sentences that sound like you. Short is strongest.',
      ),
    }),
    told(
      'voorbeeld',
      {
        nl: ul(
          '“Voor mij niet, dank je.”',
          '“Ik blijf vanavond bij fris.”',
          '“Ik heb genoeg gehad. Hoe is het met jou?”',
        ),
        en: ul(
          '“Not for me, thanks.”',
          '“I am staying with soft drinks tonight.”',
          '“I have had enough. How are you?”',
        ),
      },
      { folded: { nl: 'Lees drie voorbeelden', en: 'Read three examples' } },
    ),
    one(
      'wie_dringt_aan',
      { nl: 'Bij wie is nee zeggen voor jou het lastigst?', en: 'Who is it hardest for you to say no to?' },
      [
        option('vrienden', { nl: 'Vrienden', en: 'Friends' }),
        option('familie', { nl: 'Familie', en: 'Family' }),
        option('partner', { nl: 'Mijn partner', en: 'My partner' }),
        option('werk', { nl: 'Mensen van het werk', en: 'People at work' }),
        option('club', { nl: 'De club, de kantine of de buurt', en: 'The club or the neighbours' }),
        option('mezelf', { nl: 'Vooral mezelf', en: 'Mostly myself' }),
      ],
      { required: true, other: { nl: 'Iemand anders', en: 'Someone else' } },
    ),
    told(
      'veilig',
      {
        nl: p(
          `Ben je bang voor de reactie als je nee zegt? Dan gaat jouw veiligheid voor. Bel Veilig Thuis: ${tel('0800-2000')}, gratis en als je wilt anoniem. Bij gevaar bel je ${tel('112')}.`,
        ),
        en: p(
          `Are you afraid of the reaction if you say no? Then your safety comes first. Call Veilig Thuis: ${tel('0800-2000')}, free, and anonymous if you like. In danger, call ${tel('112')}.`,
        ),
      },
      { when: anyOf(['wie_dringt_aan'], 'partner', 'familie') },
    ),
    told(
      'mezelf_tip',
      {
        nl: p('Ook tegen jezelf kun je vriendelijk nee zeggen. Bijvoorbeeld: “Niet nu. Over 20 minuten kijk ik weer.”'),
        en: p(
          'You can say a friendly no to yourself as well. For example: “Not now. I will look again in 20 minutes.”',
        ),
      },
      { when: anyOf(['wie_dringt_aan'], 'mezelf') },
    ),
    line('zin_1', { nl: 'Mijn eerste zin', en: 'My first sentence' }),
    line(
      'zin_2',
      { nl: 'Mijn tweede zin', en: 'My second sentence' },
      { help: { nl: 'Voor als de ander blijft vragen.', en: 'For when the other person keeps asking.' } },
    ),
    one(
      'hardop',
      {
        nl: 'Zeg je zinnen 3 keer hardop, als je alleen bent. Is dat gelukt?',
        en: 'Say your sentences out loud 3 times, when you are alone. Did you do that?',
      },
      [
        option('ja', { nl: 'Ja', en: 'Yes' }),
        option('zacht', { nl: 'Zachtjes of in mijn hoofd', en: 'Softly or in my head' }),
        option('later', { nl: 'Dat doe ik later', en: 'I will do that later' }),
      ],
    ),
    line(
      'bestelling',
      { nl: 'Wat bestel of pak je meteen?', en: 'What do you order or take at once?' },
      {
        help: {
          nl: 'Met iets in je hand krijg je minder vragen.',
          en: 'With something in your hand you get fewer questions.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een nee hoeft niet groot te zijn', en: 'A no does not have to be big' },
    html: {
      nl: p(
        'Wie het meest aandringt, twijfelt soms over het eigen glas. Jij hoeft dat niet op te lossen.',
        'Je kunt je zinnen hier altijd aanpassen. Zeg ze nog een keer hardop vlak voordat je de deur uitgaat.',
      ),
      en: p(
        'People who push the most sometimes have doubts about their own glass. You do not have to solve that.',
        'You can always change your sentences here. Say them out loud once more before you leave the house.',
      ),
    },
  },
  notes: `Method: personal script and rehearsal of refusal. Veilig Thuis: rijksoverheid.nl.
CHECK: Veilig Thuis, the safety line after "my partner" and "family"; one test call to the number.`,
});

const leftBehind = exercise({
  id: 'alcohol_5_3',
  domain: 'alcohol',
  title: { nl: 'Wat heb ik laten liggen?', en: 'What did I leave behind?' },
  parts: [
    told('intro', {
      nl: p(
        'Als drinken meer tijd krijgt, schuift er vaak iets anders opzij. Dat gaat langzaam en je merkt het bijna niet.',
        'Nu komt er tijd terug. Kies wat je vroeger graag deed, of wat je nieuwsgierig maakt. Plan er daarna twee, zo klein als je wilt.',
      ),
      en: p(
        'When drinking takes more time, something else often moves aside. It goes slowly and you hardly notice.',
        'Now time is coming back. Choose what you used to enjoy, or what makes you curious. Then plan two of them, as small as you like.',
      ),
    }),
    several(
      'graag_gedaan',
      { nl: 'Wat deed je graag, of lijkt je fijn?', en: 'What did you enjoy, or what sounds good?' },
      [
        option('wandelen', { nl: 'Wandelen', en: 'Walking' }),
        option('fietsen', { nl: 'Fietsen', en: 'Cycling' }),
        option('zwemmen', { nl: 'Zwemmen', en: 'Swimming' }),
        option('sporten', { nl: 'Sporten', en: 'Sport' }),
        option('vissen', { nl: 'Vissen', en: 'Fishing' }),
        option('tuin', { nl: 'De tuin of planten', en: 'The garden or plants' }),
        option('klussen', { nl: 'Klussen of repareren', en: 'DIY or repairing things' }),
        option('koken', { nl: 'Koken of bakken', en: 'Cooking or baking' }),
        option('muziek', { nl: 'Muziek maken of luisteren', en: 'Making or listening to music' }),
        option('koor', { nl: 'Zingen, bijvoorbeeld in een koor', en: 'Singing, for example in a choir' }),
        option('lezen', { nl: 'Lezen', en: 'Reading' }),
        option('maken', { nl: 'Tekenen, naaien of iets maken', en: 'Drawing, sewing or making things' }),
        option('spel', { nl: 'Een puzzel of een spel', en: 'A puzzle or a game' }),
        option('foto', { nl: 'Foto’s maken', en: 'Taking photos' }),
        option('film', { nl: 'Een film of een museum', en: 'A film or a museum' }),
        option('leren', { nl: 'Iets nieuws leren', en: 'Learning something new' }),
        option('kind', { nl: 'Met een kind naar training of les', en: 'Taking a child to training or lessons' }),
        option('bezoek', { nl: 'Iemand bezoeken', en: 'Visiting someone' }),
        option('vrijwilliger', { nl: 'Vrijwilligerswerk', en: 'Volunteering' }),
        option('dier', { nl: 'Tijd met een dier', en: 'Time with an animal' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    told(
      'voorbeeld',
      {
        nl: ul(
          'Dinsdag na het eten 10 minuten lopen, met de buurvrouw.',
          'Zaterdag 10 uur: met mijn dochter naar haar training.',
          'Donderdagavond: de oude gitaar stemmen. Spelen hoeft nog niet.',
        ),
        en: ul(
          'Tuesday after dinner a 10-minute walk, with my neighbour.',
          'Saturday 10 o’clock: to training with my daughter.',
          'Thursday evening: tune the old guitar. No need to play yet.',
        ),
      },
      { folded: { nl: 'Zo klein mag het zijn', en: 'It can be this small' } },
    ),
    line('plan_1', { nl: 'Wat doe je als eerste?', en: 'What will you do first?' }),
    line('wanneer_1', { nl: 'Welke dag en hoe laat?', en: 'Which day and what time?' }),
    line(
      'met_wie_1',
      { nl: 'Met wie?', en: 'Who with?' },
      { help: { nl: 'Alleen is ook goed.', en: 'Alone is fine too.' } },
    ),
    line('plan_2', { nl: 'Wat doe je daarna een keer?', en: 'What will you do after that?' }),
    line('wanneer_2', { nl: 'Welke dag en hoe laat?', en: 'Which day and what time?' }),
    line('met_wie_2', { nl: 'Met wie?', en: 'Who with?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Klein beginnen is beginnen', en: 'Starting small is starting' },
    html: {
      nl: p(
        'Zin komt vaak pas nadat je begint. Plan het klein: tien minuten telt ook. Gaat het niet door? Kies een andere dag.',
        'Heb je al een paar weken bijna nergens zin in? Dat komt vaak voor en er is hulp voor. Vertel het je huisarts.',
      ),
      en: p(
        'You often only feel like it after you start. Plan it small: ten minutes count too. Did it not happen? Choose another day.',
        'Have you felt like doing almost nothing for a few weeks? That is common and there is help for it. Tell your GP.',
      ),
    },
  },
  notes: `Method: community reinforcement approach (CRA), rewarding activities without alcohol.
CHECK: clinician, "a few weeks" before seeing the GP about loss of interest.`,
});

const whoMayKnow = exercise({
  id: 'alcohol_5_4',
  domain: 'alcohol',
  title: { nl: 'Wie mag het weten?', en: 'Who may know?' },
  parts: [
    told('intro', {
      nl: p(
        'Veel mensen houden hun drinken lang voor zichzelf. Dat is begrijpelijk, en het maakt het zwaar. Niet iedereen hoeft het te weten. Eén mens helpt al.',
        'Kies iemand bij wie je je veilig voelt. Bedenk dan wat je wilt vragen.',
      ),
      en: p(
        'Many people keep their drinking to themselves for a long time. That is understandable, and it makes it heavy. Not everyone has to know. One person already helps.',
        'Choose someone you feel safe with. Then think about what you want to ask.',
      ),
    }),
    one(
      'wie',
      { nl: 'Wie kan jou steunen?', en: 'Who can support you?' },
      [
        option('partner', { nl: 'Mijn partner', en: 'My partner' }),
        option('familie', { nl: 'Iemand uit mijn familie', en: 'Someone in my family' }),
        option('vriend', { nl: 'Een vriend of vriendin', en: 'A friend' }),
        option('collega', { nl: 'Een collega', en: 'A colleague' }),
        option('huisarts', { nl: 'Mijn huisarts of praktijkondersteuner', en: 'My GP or practice nurse' }),
        option('lotgenoot', { nl: 'Iemand die hetzelfde meemaakt', en: 'Someone who goes through the same' }),
        option('nog_niemand', { nl: 'Nog niemand', en: 'Nobody yet' }),
      ],
      {
        required: true,
        help: { nl: 'Een naam is niet nodig.', en: 'You do not need to give a name.' },
        other: { nl: 'Iemand anders', en: 'Someone else' },
      },
    ),
    told(
      'nog_niemand_hulp',
      {
        nl: p(
          'Dat hebben meer mensen, en je hoeft nu niemand te kiezen. Op het <a href="/forum">forum</a> lees en schrijf je onder een bijnaam. Bij <a href="/hulp">Hulp</a> staan lijnen die je kunt bellen.',
        ),
        en: p(
          'More people have that, and you do not have to choose anyone now. On the <a href="/en/forum">forum</a> you read and write under a nickname. At <a href="/en/help">Help</a> there are lines that you can call.',
        ),
      },
      { when: anyOf(['wie'], 'nog_niemand') },
    ),
    story(
      'wel',
      { nl: 'Wat wil je dat die persoon doet?', en: 'What do you want that person to do?' },
      {
        help: {
          nl: 'Bijvoorbeeld: vragen hoe het gaat, meelopen, samen fris drinken.',
          en: 'For example: ask how you are, walk with you, have a soft drink together.',
        },
      },
    ),
    story(
      'niet',
      { nl: 'Wat wil je juist niet?', en: 'What do you not want?' },
      {
        help: {
          nl: 'Bijvoorbeeld: tellen, preken, het doorvertellen.',
          en: 'For example: counting, preaching, telling others.',
        },
      },
    ),
    told(
      'voorbeeld',
      {
        nl: p('“Ik ben aan het minderen. Vraag je vrijdag hoe het gaat? Bied me alsjeblieft niets aan.”'),
        en: p('“I am cutting down. Will you ask me on Friday how it is going? Please do not offer me a drink.”'),
      },
      { folded: { nl: 'Lees een voorbeeld in drie zinnen', en: 'Read an example in three sentences' } },
    ),
    story('drie_zinnen', {
      nl: 'Zet het in drie zinnen, zoals jij het zou zeggen of appen.',
      en: 'Put it in three sentences, the way you would say or text it.',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Jij kiest wie en wanneer', en: 'You choose who and when' },
    html: {
      nl: p(
        'Eén mens die het weet, maakt een lastig moment minder zwaar. Een bericht sturen is ook vertellen.',
        'Je kunt die persoon als <a href="/account/buddies">buddy</a> vragen: iemand die je steunt. Een buddy ziet nooit je aantallen.',
      ),
      en: p(
        'One person who knows makes a difficult moment less heavy. Sending a message is telling too.',
        'You can ask that person to be your <a href="/en/account/buddies">buddy</a>: someone who supports you. A buddy never sees your amounts.',
      ),
    },
  },
  notes: 'Method: asking for support; link to the buddy. Asks for no names.',
});

const whatIsBetter = exercise({
  id: 'alcohol_5_5',
  domain: 'alcohol',
  title: { nl: 'Wat is er al beter?', en: 'What is better already?' },
  parts: [
    told('intro', {
      nl: p(
        'Wat nog lastig is, valt meteen op. Wat beter gaat, sluipt stil naar binnen. Kijk terug naar de afgelopen weken en zoek het op.',
      ),
      en: p(
        'What is still difficult stands out at once. What gets better creeps in quietly. Look back at the past weeks and find it.',
      ),
    }),
    several(
      'beter',
      { nl: 'Wat is er beter, al is het maar een beetje?', en: 'What is better, even if only a little?' },
      [
        option('slaap', { nl: 'Ik slaap beter', en: 'I sleep better' }),
        option('ochtend', { nl: 'Mijn ochtenden zijn lichter', en: 'My mornings are lighter' }),
        option('geld', { nl: 'Ik houd geld over', en: 'I have money left' }),
        option('ruzie', { nl: 'Er is minder ruzie', en: 'There are fewer arguments' }),
        option('gewicht', { nl: 'Mijn gewicht of mijn maag', en: 'My weight or my stomach' }),
        option('hoofd', { nl: 'Mijn hoofd is helderder', en: 'My head is clearer' }),
        option('trots', { nl: 'Ik ben trots op iets', en: 'I am proud of something' }),
        option('nog_niets', { nl: 'Ik merk nog niets', en: 'I notice nothing yet' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    count(
      'geld_per_week',
      { nl: 'Hoeveel euro is dat ongeveer per week?', en: 'About how many euros a week is that?' },
      5000,
      {
        help: {
          nl: 'Reken: het aantal glazen minder, maal wat een glas je kostte.',
          en: 'Work it out: the number of glasses less, times what a glass cost you.',
        },
        when: anyOf(['beter'], 'geld'),
      },
    ),
    told(
      'nog_niets_uitleg',
      {
        nl: p(
          'Dat komt vaker voor. Bij sommige mensen duurt het langer, zeker als er veel speelt. Je bent hier nog steeds, en dat is ook iets.',
          'Voel je je al weken moe, somber of ziek? Bel je huisarts.',
        ),
        en: p(
          'That happens more often. For some people it takes longer, especially when there is a lot going on. You are still here, and that is something too.',
          'Have you felt tired, low or ill for weeks? Call your GP.',
        ),
      },
      { when: anyOf(['beter'], 'nog_niets') },
    ),
    line('een_moment', {
      nl: 'Welk klein moment van deze week wil je onthouden?',
      en: 'Which small moment of this week do you want to remember?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Ook halve winst is winst', en: 'Half a gain is a gain too' },
    html: {
      nl: p(
        'Je lijf en je week reageren als je minder drinkt. Bij de een gaat dat snel, bij de ander langzaam. Ook halve winst is winst.',
        'Dit was fase 5. Op een mindere dag kun je hier teruglezen en iets aanvullen.',
      ),
      en: p(
        'Your body and your week respond when you drink less. For one person that goes fast, for another slowly. Half a gain is a gain too.',
        'This was phase 5. On a harder day you can come back here to read and add something.',
      ),
    },
  },
  notes: `Method: reinforcement of gains.
CHECK: clinician, "tired, low or ill for weeks: call your GP".`,
});

/** People and a life that gives more. */
export const PHASE_5: readonly StarterWebform[] = [haveAnother, myNoSentence, leftBehind, whoMayKnow, whatIsBetter];
