import {
  answer,
  anyOf,
  count,
  exercise,
  line,
  one,
  option,
  read,
  script,
  skip,
  statement,
  story,
  told,
} from '../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../shared/markup.ts';
import type { StarterWebform } from '../../starter.ts';

const permissionThoughts = exercise({
  id: 'alcohol_4_1',
  domain: 'alcohol',
  title: { nl: 'Toestemmingszinnen', en: 'Permission thoughts' },
  parts: [
    told('intro', {
      nl: p(
        'Vlak voor een glas komt vaak een zin langs die het goedpraat. Bijna iedereen die wil minderen, kent zulke zinnen.',
        'Ze klinken als je eigen stem. Toch kun je er iets op terugzeggen. Lees ze rustig en kies het antwoord dat jou helpt. Er is geen score.',
      ),
      en: p(
        'Before a glass there is often a thought that makes it seem fine. Almost everyone who wants to cut down knows such thoughts.',
        'They sound like your own voice. Still, you can answer them. Read them calmly and choose the answer that helps you. There is no score.',
      ),
    }),
    one(
      'verdiend',
      {
        nl: 'Je hoort jezelf zeggen: “Het was zo’n zware dag, ik heb het verdiend.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “It was such a hard day, I have earned it.” Which answer helps you?',
      },
      [
        answer(
          'goede_avond',
          {
            nl: '“Ik verdien een avond waar ik morgen iets aan heb.”',
            en: '“I have earned an evening that does me good tomorrow.”',
          },
          true,
          {
            nl: 'De gedachte belooft rust, en die heb je ook verdiend. Het glas kost je vaak de nacht. Met deze zin kies je rust die er morgen nog is.',
            en: 'The thought promises rest, and you have earned that too. The glass often costs you the night. With this sentence you choose rest that is still there tomorrow.',
          },
        ),
        answer(
          'eerst_rust',
          {
            nl: '“Eerst eten en een warme douche. Daarna kijk ik opnieuw.”',
            en: '“First food and a warm shower. Then I look again.”',
          },
          true,
          {
            nl: 'Zo krijg je meteen wat je nodig hebt: eten, warmte, een pauze. Na een half uur is de trek vaak lager. Dan kies je rustiger.',
            en: 'This gives you at once what you need: food, warmth, a break. After half an hour the craving is often lower. Then it is calmer to choose.',
          },
        ),
        answer(
          'streng',
          {
            nl: '“Stel je niet aan. Anderen hebben het zwaarder.”',
            en: '“Stop moaning. Other people have it harder.”',
          },
          false,
          {
            nl: 'Dit is streng. Streng werkt vaak averechts: je voelt je slechter en de trek wordt groter. Je dag was zwaar en dat telt. Vriendelijker is: “Ik verdien een avond waar ik morgen iets aan heb.”',
            en: 'This is strict. Strict often works the wrong way: you feel worse and the craving grows. Your day was hard and that counts. Kinder is: “I have earned an evening that does me good tomorrow.”',
          },
        ),
      ],
      { required: true },
    ),
    one(
      'eentje',
      {
        nl: 'Je hoort jezelf zeggen: “Eentje dan.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “Only one, then.” Which answer helps you?',
      },
      [
        answer(
          'eerst_fris',
          {
            nl: '“Ik begin met fris en kijk over 20 minuten.”',
            en: '“I start with a soft drink and look again in 20 minutes.”',
          },
          true,
          {
            nl: 'Soms klopt het en blijft het bij één. Na het eerste glas wordt stoppen wel moeilijker. Met fris en 20 minuten kies je zelf, voordat het glas meekiest.',
            en: 'Sometimes it is true and it stays at one. But after the first glass it gets harder to stop. With a soft drink and 20 minutes you choose for yourself, before the glass joins in.',
          },
        ),
        answer(
          'nooit_meer',
          { nl: '“Nee. Nooit meer iets, voor mij is het klaar.”', en: '“No. Never again, it is over for me.”' },
          false,
          {
            nl: 'Dit is streng. Voor altijd is te groot voor één avond, en dat geeft vaak juist spanning. Alleen vanavond is genoeg: “Ik begin met fris en kijk over 20 minuten.”',
            en: 'This is strict. For ever is too big for one evening, and that often adds tension. Tonight is enough: “I start with a soft drink and look again in 20 minutes.”',
          },
        ),
        answer(
          'mijn_doel',
          {
            nl: '“Wat was mijn doel voor vandaag? Dat had ik rustig bedacht.”',
            en: '“What was my goal for today? I chose it when I was calm.”',
          },
          true,
          {
            nl: 'De gedachte belooft dat het klein blijft. Je doel koos je op een rustig moment, zonder trek. Daarom kun je erop leunen als het moeilijk is.',
            en: 'The thought promises that it will stay small. You chose your goal at a calm moment, without a craving. That is why you can lean on it when it is difficult.',
          },
        ),
      ],
    ),
    one(
      'week',
      {
        nl: 'Je hoort jezelf zeggen: “De week is toch al anders gelopen.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “This week has gone differently anyway.” Which answer helps you?',
      },
      [
        answer(
          'straf',
          {
            nl: '“Dan drink ik de rest van de week niets meer, als straf.”',
            en: '“Then I drink nothing for the rest of the week, as a punishment.”',
          },
          false,
          {
            nl: 'Dit is streng. Straf maakt een lastige week zwaarder. Ineens stoppen kan ook gevaarlijk zijn als je elke dag veel drinkt. Vriendelijker en veiliger is: “Vandaag telt los van gisteren.”',
            en: 'This is strict. Punishment makes a difficult week heavier. Stopping suddenly can also be dangerous if you drink a lot every day. Kinder and safer is: “Today stands apart from yesterday.”',
          },
        ),
        answer(
          'vandaag',
          { nl: '“Vandaag telt los van gisteren.”', en: '“Today stands apart from yesterday.”' },
          true,
          {
            nl: 'De gedachte zegt dat het niet meer uitmaakt. Daarna worden het er vaak meer. Eén dag is één dag, en vandaag staat nog open.',
            en: 'The thought says that it no longer matters. After that it often becomes more. One day is one day, and today is still open.',
          },
        ),
        answer(
          'invullen',
          { nl: '“Ik vul in hoe het was en kijk naar vanavond.”', en: '“I fill in how it was and look at tonight.”' },
          true,
          {
            nl: 'Door het in te vullen sluit je gisteren af. Dan hoef je alleen nog naar vanavond te kijken. Dat is veel kleiner dan een hele week.',
            en: 'By filling it in you close yesterday. Then you only have to look at tonight. That is much smaller than a whole week.',
          },
        ),
      ],
    ),
    one(
      'niemand_merkt_het',
      {
        nl: 'Je hoort jezelf zeggen: “Niemand merkt het.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “Nobody will notice.” Which answer helps you?',
      },
      [
        answer(
          'voor_mij',
          {
            nl: '“Ik doe dit niet voor de controle. Ik doe het voor mij.”',
            en: '“I am not doing this for a check-up. I am doing it for me.”',
          },
          true,
          {
            nl: 'Het kan waar zijn dat niemand het merkt. Jij merkt het wel, en je slaap ook. Met deze zin ben je weer bij je eigen reden.',
            en: 'It may be true that nobody notices. You do notice, and so does your sleep. With this sentence you are back at your own reason.',
          },
        ),
        answer(
          'iemand_vertellen',
          { nl: '“Ik app iemand: ik heb trek.”', en: '“I text someone: I have a craving.”' },
          true,
          {
            nl: 'De gedachte belooft dat een geheim niets kost. Meestal maakt een geheim de avond eenzamer. Met één berichtje sta je er niet alleen voor.',
            en: 'The thought promises that a secret costs nothing. Usually a secret makes the evening lonelier. With one message you do not face it alone.',
          },
        ),
        answer(
          'betrapt',
          {
            nl: '“Straks komt iedereen erachter hoe je echt bent.”',
            en: '“Soon everyone will find out what you are really like.”',
          },
          false,
          {
            nl: 'Dit is streng. Het maakt je bang en geeft schaamte, en daar wordt trek groter van. Hoeveel je drinkt, zegt niet wie je bent. Vriendelijker is: “Ik doe het voor mij.”',
            en: 'This is strict. It makes you afraid and ashamed, and that makes a craving grow. How much you drink does not say who you are. Kinder is: “I am doing it for me.”',
          },
        ),
      ],
    ),
    one(
      'na_de_vakantie',
      {
        nl: 'Je hoort jezelf zeggen: “Na de vakantie begin ik echt.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “After the holiday I will really start.” Which answer helps you?',
      },
      [
        answer(
          'een_avond',
          {
            nl: '“Ik kies één avond deze week. De rest zie ik dan.”',
            en: '“I choose one evening this week. I will see about the rest then.”',
          },
          true,
          {
            nl: 'De gedachte belooft dat het later makkelijker is. Na de vakantie komt er vaak weer iets. Eén avond kiezen kan nu al, ook op vakantie.',
            en: 'The thought promises that it will be easier later. After the holiday there is often something else. You can choose one evening now, on holiday too.',
          },
        ),
        answer(
          'smoes',
          { nl: '“Altijd weer smoezen. Je meent het niet.”', en: '“Excuses again. You do not mean it.”' },
          false,
          {
            nl: 'Dit is streng. Uitstellen is menselijk en betekent niet dat je het niet meent. Anders was je nu niet met deze oefening bezig. Kleiner maken helpt: “Ik kies één avond deze week.”',
            en: 'This is strict. Putting things off is human and does not mean that you are not serious. Otherwise you would not be doing this exercise. Making it smaller helps: “I choose one evening this week.”',
          },
        ),
        answer(
          'begonnen',
          {
            nl: '“Ik ben al begonnen. Ik hoef niet te wachten.”',
            en: '“I have already started. I do not have to wait.”',
          },
          true,
          {
            nl: 'Dat is waar. Je bent in fase 4 en leest dit nu. Je hoeft geen nieuwe start te bedenken, alleen de volgende stap.',
            en: 'That is true. You are in phase 4 and you are reading this now. You do not have to think of a new start, only of the next step.',
          },
        ),
      ],
    ),
    one(
      'gezellig',
      {
        nl: 'Je hoort jezelf zeggen: “Zonder is het niet gezellig.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “Without it, it is no fun.” Which answer helps you?',
      },
      [
        answer(
          'een_uur',
          {
            nl: '“Ik ga een uur. Daarna kan ik altijd weg.”',
            en: '“I go for an hour. After that I can always leave.”',
          },
          true,
          {
            nl: 'De eerste keer zonder voelt vaak wat stijf. Na een half uur zakt dat meestal. Een uur is te overzien, en je kunt altijd blijven.',
            en: 'The first time without often feels a bit stiff. After half an hour that usually eases. An hour is not too long, and you can always stay.',
          },
        ),
        answer(
          'om_wie',
          {
            nl: '“Ik kom voor de mensen. Met wie wil ik praten?”',
            en: '“I come for the people. Who do I want to talk to?”',
          },
          true,
          {
            nl: 'De gedachte doet alsof het glas de avond maakt. Meestal zijn het de mensen. Zoek er één op met wie je graag praat, dan gaat het stijve sneller weg.',
            en: 'The thought acts as if the glass makes the evening. Usually it is the people. Find one person you like to talk to, then the stiffness goes sooner.',
          },
        ),
        answer(
          'saai',
          { nl: '“Dan ben je maar saai. Eigen schuld.”', en: '“Then you are boring. Your own fault.”' },
          false,
          {
            nl: 'Dit is streng. Wie zo over zichzelf denkt, wordt vaak stiller en krijgt meer trek. Wennen is niet hetzelfde als saai zijn. Vriendelijker is: “Ik ga een uur, daarna kan ik weg.”',
            en: 'This is strict. People who think of themselves like that often become quieter and get more cravings. Getting used to something is not the same as being boring. Kinder is: “I go for an hour, then I can leave.”',
          },
        ),
      ],
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Toestemmingszinnen beloven iets: rust, gezelligheid, een nieuwe start. Vaak is een stukje ervan waar. Daarom klinken ze zo goed.',
        'Ze komen vooral als je moe bent, en dat zegt niets over jou. Kies één antwoord uit deze oefening. Zeg het vandaag één keer hardop.',
      ),
      en: p(
        'Permission thoughts promise something: rest, company, a new start. Often a part of it is true. That is why they sound so good.',
        'They mostly come when you are tired, and that says nothing about you. Choose one answer from this exercise. Say it out loud once today.',
      ),
    },
  },
  notes: `Method: recognising permissive thoughts and answering them, relapse prevention (Larimer, Palmer and Marlatt 1999) and cognitive behavioural therapy. The trap in each item is the strict answer; no score is shown.
CHECK: clinician, the line that stopping suddenly can be dangerous for someone who drinks a lot every day; the craving that is often lower after half an hour.`,
});

const HOW_TRUE = {
  nl: 'Een getal van 0 tot 100. 0 is niet waar, 100 is helemaal waar.',
  en: 'A number from 0 to 100. 0 is not true, 100 is completely true.',
};

const myAnswer = exercise({
  id: 'alcohol_4_2',
  domain: 'alcohol',
  title: { nl: 'Mijn antwoord op die ene gedachte', en: 'My answer to that one thought' },
  parts: [
    told('intro', {
      nl: p(
        'Iedereen heeft wel één gedachte die steeds terugkomt. Je hoeft hem niet weg te krijgen. Je kunt er wel een tweede gedachte naast zetten.',
        'Kies één gedachte die bij drinken hoort. Vul in wat je kunt. Korte antwoorden zijn goed.',
      ),
      en: p(
        'Everyone has one thought that keeps coming back. You do not have to get rid of it. You can put a second thought next to it.',
        'Choose one thought that goes with drinking. Fill in what you can. Short answers are fine.',
      ),
    }),
    told(
      'voorbeeld',
      {
        nl: ul(
          '<strong>Wanneer:</strong> vrijdag, ik kom thuis en het huis is leeg.',
          '<strong>Gedachte:</strong> “Alleen met een glas word ik rustig.” Zo waar voelt het: 80.',
          '<strong>Tegen een vriend:</strong> “Je bent moe. Je mist vooral iemand om mee te praten.”',
          '<strong>Uit mijn weken:</strong> na een wandeling was ik ook rustiger. De ochtend erna was beter.',
          '<strong>Nieuwe zin:</strong> “Ik word ook rustig als ik eerst iemand bel.” Zo waar voelt de oude zin nu: 55.',
        ),
        en: ul(
          '<strong>When:</strong> Friday, I come home and the house is empty.',
          '<strong>Thought:</strong> “Only a glass makes me calm.” How true it feels: 80.',
          '<strong>To a friend:</strong> “You are tired. What you miss most is someone to talk to.”',
          '<strong>From my weeks:</strong> after a walk I was calmer too. The next morning was better.',
          '<strong>New sentence:</strong> “I also get calm if I call someone first.” How true the old one feels now: 55.',
        ),
      },
      { folded: { nl: 'Lees een voorbeeld', en: 'Read an example' } },
    ),
    line(
      'gedachte',
      { nl: 'Welke gedachte komt bij jou vaak terug?', en: 'Which thought often comes back to you?' },
      {
        help: {
          nl: 'Schrijf hem op zoals je hem hoort in je hoofd.',
          en: 'Write it down the way you hear it in your head.',
        },
        required: true,
      },
    ),
    story(
      'situatie',
      { nl: 'Wanneer komt die gedachte?', en: 'When does that thought come?' },
      {
        help: {
          nl: 'Waar ben je dan, hoe laat is het, wat is er net gebeurd?',
          en: 'Where are you then, what time is it, what has happened?',
        },
      },
    ),
    count(
      'hoe_waar',
      { nl: 'Hoe waar voelt die gedachte op dat moment?', en: 'How true does that thought feel at that moment?' },
      100,
      { help: HOW_TRUE },
    ),
    story('vriend', {
      nl: 'Een vriend heeft dezelfde gedachte. Wat zou je zeggen?',
      en: 'A friend has the same thought. What would you say?',
    }),
    story(
      'eigen_weken',
      { nl: 'Wat weet je uit je eigen weken?', en: 'What do you know from your own weeks?' },
      {
        help: {
          nl: 'Was er een keer dat het anders liep dan de gedachte zegt?',
          en: 'Was there a time when it went differently from what the thought says?',
        },
      },
    ),
    line(
      'nieuwe_zin',
      { nl: 'Welke zin wil je ernaast zetten?', en: 'Which sentence do you want to put next to it?' },
      {
        help: {
          nl: 'Kies woorden die je zelf gelooft, ook als je moe bent.',
          en: 'Choose words that you believe yourself, also when you are tired.',
        },
      },
    ),
    count(
      'hoe_waar_nu',
      {
        nl: 'Lees alles nog eens. Hoe waar voelt de eerste gedachte nu?',
        en: 'Read it all once more. How true does the first thought feel now?',
      },
      100,
      { help: HOW_TRUE },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Twee zinnen naast elkaar', en: 'Two sentences side by side' },
    html: {
      nl: p(
        'De oude zin blijft komen. Dat gebeurt bij bijna iedereen. Het gaat erom dat er een tweede zin naast kan staan.',
        'Bleef het cijfer gelijk, of heb je nog geen nieuwe zin? Dat is ook goed. Een zin groeit als je hem vaker leest. Je kunt je antwoorden hier altijd aanpassen.',
      ),
      en: p(
        'The old sentence keeps coming. That happens to almost everyone. What matters is that a second sentence can stand next to it.',
        'Did the number stay the same, or is there no new sentence yet? That is fine too. A sentence grows when you read it more often. You can always change your answers here.',
      ),
    },
  },
  notes: `Method: short thought record from cognitive behavioural therapy. The outline asks for 0-100; a scale of 0-10 fits the other exercises and a phone.`,
});

const letTensionDrop = exercise({
  id: 'alcohol_4_3',
  domain: 'alcohol',
  title: { nl: 'Spanning laten zakken', en: 'Let tension drop' },
  parts: [
    told('intro', {
      nl: p(
        'Veel mensen drinken om spanning kwijt te raken. Je adem en je spieren kunnen dat ook, met wat oefening. Luister of lees mee, in je eigen tempo. Het duurt ongeveer 4 minuten.',
      ),
      en: p(
        'Many people drink to get rid of tension. Your breath and your muscles can do that too, with some practice. Listen or read along, at your own pace. It takes about 4 minutes.',
      ),
    }),
    script(
      'oefening',
      { nl: 'Spanning laten zakken', en: 'Let tension drop' },
      {
        nl: [
          'Zoek een plek waar je kunt zitten. Zet je voeten op de grond. Je ogen kunnen open blijven. Kies dan een punt om naar te kijken.',
          'Misschien was je dag vol. Misschien is je lijf gespannen zonder dat je weet waarom. Dat hebben veel mensen. Er is nu niets wat je goed moet doen. Heb je pijn op een plek? Sla die plek over.',
          'We beginnen met je adem. Adem rustig in door je neus en tel tot vier. Adem langzaam uit door je mond en tel tot zes. Alsof je door een rietje blaast.',
          'Nog een keer. In, twee, drie, vier. Uit, twee, drie, vier, vijf, zes. Lukt zes niet? Dan is vijf ook goed. Het gaat erom dat je uitademing langer is dan je inademing. Daar wordt je lijf rustiger van.',
          'Doe dit nog zes keer, in je eigen tempo. Je hoeft niet dieper te ademen dan prettig is. Word je licht in je hoofd? Adem dan een paar keer zoals je dat altijd doet.',
          'Dwalen je gedachten af? Dat doen gedachten. Je hoeft ze niet weg te sturen. Je gaat terug naar tellen: vier in, zes uit.',
          'Nu je schouders. Trek ze op, richting je oren. Houd ze daar: een, twee, drie, vier, vijf. En laat ze zakken. Voel het verschil tussen strak en los. Wacht een paar ademhalingen.',
          'Dan je kaak. Zet je tanden zacht op elkaar en druk een beetje. Een, twee, drie, vier, vijf. En laat los. Je mond kan een stukje open. Je tong ligt stil.',
          'Dan je handen. Maak twee vuisten. Niet te hard. Een, twee, drie, vier, vijf. En laat los. Leg je handen open op je benen. Misschien worden ze warm of zwaar. Misschien merk je niets. Allebei is goed.',
          'Adem nog een keer lang uit. Zeg in jezelf: ik hoef nu niets op te lossen. Nog een keer: ik hoef nu niets op te lossen. Wat er speelt, is er straks ook nog. Dan kijk je ernaar met een rustiger lijf.',
          'Voel je voeten op de grond. Kijk om je heen. Noem drie dingen die je ziet. Strek je armen als je daar zin in hebt.',
          'Misschien is de spanning lager. Misschien is hij gelijk gebleven. Je hebt geoefend, en dat telt. De eerste keren voelt het vaak wat onwennig. Na een paar keer kent je lijf de weg beter.',
          'Nog één ding. Tril of zweet je omdat je niet drinkt? Dat is geen spanning. Bel dan vandaag je huisarts.',
        ],
        en: [
          'Find a place where you can sit. Put your feet on the floor. Your eyes can stay open. In that case, choose a point to look at.',
          'Perhaps your day was full. Perhaps your body is tense and you do not know why. Many people have that. There is nothing you have to do well now. Does a part of your body hurt? Leave that part out.',
          'We start with your breath. Breathe in calmly through your nose and count to four. Breathe out slowly through your mouth and count to six. As if you are blowing through a straw.',
          'Once more. In, two, three, four. Out, two, three, four, five, six. Is six too long? Then five is fine. What matters is that breathing out takes longer than breathing in. That calms your body.',
          'Do this six more times, at your own pace. Do not breathe more deeply than is pleasant. Do you feel light in the head? Then take a few breaths the way you always do.',
          'Do your thoughts wander? That is what thoughts do. You do not have to send them away. You go back to counting: four in, six out.',
          'Now your shoulders. Pull them up, towards your ears. Hold them there: one, two, three, four, five. And let them drop. Feel the difference between tight and loose. Wait for a few breaths.',
          'Then your jaw. Put your teeth together gently and press a little. One, two, three, four, five. And let go. Your mouth can open a little. Your tongue lies still.',
          'Then your hands. Make two fists. Not too tight. One, two, three, four, five. And let go. Rest your hands open on your legs. Perhaps they become warm or heavy. Perhaps you notice nothing. Both are fine.',
          'Breathe out long once more. Say to yourself: I do not have to solve anything now. Once more: I do not have to solve anything now. What is going on will still be there later. Then you look at it with a calmer body.',
          'Feel your feet on the floor. Look around. Name three things that you see. Stretch your arms if you feel like it.',
          'Perhaps the tension is lower. Perhaps it is the same. You have practised, and that counts. The first times often feel a bit strange. After a few times your body knows the way better.',
          'One more thing. Do you shake or sweat because you are not drinking? That is not tension. Then call your GP today.',
        ],
      },
    ),
    read,
    one(
      'wanneer',
      { nl: 'Wanneer wil je dit nog een keer doen?', en: 'When do you want to do this once more?' },
      [
        option('ochtend', { nl: '’s Ochtends, voordat ik begin', en: 'In the morning, before I start' }),
        option('thuiskomen', { nl: 'Als ik thuiskom', en: 'When I come home' }),
        option('voor_het_eten', { nl: 'Voor het eten', en: 'Before dinner' }),
        option('in_bed', { nl: 'In bed', en: 'In bed' }),
        option('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }),
      ],
      {
        help: {
          nl: 'Kies een moment waarop het goed met je gaat. Dan leert je lijf het rustig.',
          en: 'Choose a moment when you feel all right. Then your body learns it calmly.',
        },
        other: { nl: 'Een ander moment', en: 'Another moment' },
      },
    ),
  ],
  feedback: {
    title: { nl: 'Vier in, zes uit', en: 'Four in, six out' },
    html: {
      nl: p(
        'Vier tellen in, zes tellen uit, schouders, kaak, handen. Doe dit één keer als het goed gaat. Dan kent je lijf de weg als het spannend wordt.',
        'Wordt je spanning groot, of blijft hij dagen hangen? Praat erover met je huisarts of praktijkondersteuner.',
      ),
      en: p(
        'Four counts in, six counts out, shoulders, jaw, hands. Do this once when things are going well. Then your body knows the way when it gets tense.',
        'Does your tension get strong, or does it stay for days? Talk about it with your GP or practice nurse.',
      ),
    },
  },
  notes: `Method: slow breathing with a longer breath out, and short progressive muscle relaxation.
CHECK: clinician, the breathing count (4 in, 6 out, 8 times) and the advice for light-headedness; whether "call your GP today" is right for shaking or sweating here.`,
});

const trueOrFalseAboutAlcohol = exercise({
  id: 'alcohol_4_4',
  domain: 'alcohol',
  title: { nl: 'Waar of niet over alcohol', en: 'True or false about alcohol' },
  parts: [
    told('intro', {
      nl: p(
        'Over alcohol hoor je veel, en niet alles klopt. Kies wat jij denkt. Je krijgt meteen uitleg. Er is geen score.',
      ),
      en: p(
        'You hear a lot about alcohol, and not all of it is right. Choose what you think. You get an explanation at once. There is no score.',
      ),
    }),
    statement(
      'rode_wijn',
      { nl: 'Rode wijn is goed voor je hart.', en: 'Red wine is good for your heart.' },
      false,
      {
        nl: 'Niet waar, al hoor je het vaak. Het bewijs is zwak en gaat alleen over ouderen. Bij meer dan 1 glas per dag wordt het risico op ziekte groter. Wil je iets voor je hart doen? Bewegen en niet roken helpen wel.',
        en: 'Not true, although you hear it a lot. The evidence is weak and is only about older people. With more than 1 glass a day the risk of illness grows. Do you want to do something for your heart? Moving and not smoking do help.',
      },
      { required: true },
    ),
    statement('sterke_drank', { nl: 'Alleen sterke drank is een risico.', en: 'Only spirits are a risk.' }, false, {
      nl: 'Niet waar. Het gaat om hoeveel alcohol je drinkt, niet om de soort. In elk standaardglas zit 10 gram, ook in bier en wijn. Daarom tel je hier glazen en geen soorten.',
      en: 'Not true. It is about how much alcohol you drink, not about the kind. Every Dutch standard drink holds 10 grams, beer and wine too. That is why you count glasses here and not kinds.',
    }),
    statement('warm', { nl: 'Van alcohol wordt je lijf warmer.', en: 'Alcohol makes your body warmer.' }, false, {
      nl: 'Niet waar, maar zo voelt het wel. Er gaat meer bloed naar je huid, en zo verliest je lijf juist warmte. In de kou kan dat gevaarlijk zijn. Een jas, een deken of thee houdt je wel warm.',
      en: 'Not true, but it does feel that way. More blood goes to your skin, and so your body loses heat. In the cold that can be dangerous. A coat, a blanket or tea does keep you warm.',
    }),
    statement(
      'weekend',
      {
        nl: 'Veel drinken in het weekend is veilig als je door de week niets drinkt.',
        en: 'Drinking a lot at the weekend is safe if you drink nothing during the week.',
      },
      false,
      {
        nl: 'Niet waar. Dagen zonder zijn winst. Toch is veel op één dag zelf een risico: je lijf krijgt alles tegelijk. Eerst eten en water ertussen helpt om minder te drinken.',
        en: 'Not true. Days without are a gain. Still, a lot on one day is a risk in itself: your body gets it all at once. Eating first and water in between help you to drink less.',
      },
    ),
    statement(
      'promillage',
      {
        nl: 'Vrouwen en ouderen hebben na hetzelfde glas vaak meer alcohol in hun bloed.',
        en: 'After the same glass, women and older people often have more alcohol in their blood.',
      },
      true,
      {
        nl: 'Waar. In hun lijf zit meestal minder vocht. Daardoor komt er van hetzelfde glas meer alcohol in het bloed. Ook je gewicht telt mee. Vergelijk je daarom niet met iemand anders.',
        en: 'True. Their bodies usually hold less water. So the same glass brings more alcohol into the blood. Your weight matters too. There is no need to compare yourself with someone else.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Minder is altijd winst, ook als nul niet je doel is.',
        'Het gaat om het aantal glazen, per dag en per week. Dat kun jij tellen, en dat doe je al als je je dag invult.',
        'Drink je elke dag veel? Ga dan in stappen omlaag. Tril of zweet je als je minder drinkt, bel je huisarts.',
      ),
      en: p(
        'Less is always better, also if zero is not your goal.',
        'What counts is the number of glasses, per day and per week. You can count that, and you already do when you fill in your day.',
        'Do you drink a lot every day? Then go down in steps. If you shake or sweat when you drink less, call your GP.',
      ),
    },
  },
  notes: `Sources: Trimbos-instituut (Drinkadvies: red wine and the heart, standard glass of 10 g).
CHECK: clinician, red wine; loss of warmth; much alcohol on one day; water in the body of women and older people; "moving and not smoking help your heart".`,
});

const kindSentence = exercise({
  id: 'alcohol_4_5',
  domain: 'alcohol',
  title: { nl: 'Een zachte zin', en: 'A kind sentence' },
  parts: [
    told('intro', {
      nl: p(
        'Bijna iedereen die minder wil drinken, schaamt zich weleens. Schaamte maakt stil en geeft trek. Een zachte zin maakt doorgaan lichter.',
        'Denk aan iets waar je je voor schaamt. Je hoeft het niet op te schrijven. Denk dan aan iemand van wie je houdt, met precies hetzelfde verhaal.',
      ),
      en: p(
        'Almost everyone who wants to drink less feels ashamed at times. Shame makes people quiet and brings cravings. A kind sentence makes it lighter to go on.',
        'Think of something you are ashamed of. You do not have to write it down. Then think of someone you love, with exactly the same story.',
      ),
    }),
    story(
      'voor_een_ander',
      { nl: 'Wat zou je tegen die ander zeggen?', en: 'What would you say to that person?' },
      { help: { nl: 'Leeg laten is ook goed.', en: 'Leaving it empty is fine too.' } },
    ),
    one(
      'zachte_zin',
      { nl: 'Welke zin wil je vandaag aan jezelf geven?', en: 'Which sentence do you want to give yourself today?' },
      [
        option('wat_je_kon', { nl: 'Je deed wat je toen kon.', en: 'You did what you could at the time.' }),
        option('zwaar', { nl: 'Het was zwaar, en je bent er nog.', en: 'It was hard, and you are still here.' }),
        option('niet_alles', {
          nl: 'Dit is een stuk van je verhaal, niet alles.',
          en: 'This is a part of your story, not all of it.',
        }),
        option('proberen', { nl: 'Je bent moe, en toch ben je hier.', en: 'You are tired, and still you came here.' }),
      ],
      {
        help: {
          nl: 'Kies er een, of schrijf je eigen zin. Je hoeft hem nog niet te geloven.',
          en: 'Choose one, or write your own. You do not have to believe it yet.',
        },
        required: true,
        other: { nl: 'Mijn eigen zin', en: 'My own sentence' },
      },
    ),
    one('hoe_is_het', { nl: 'Hoe is het om die zin te lezen?', en: 'What is it like to read that sentence?' }, [
      option('fijn', { nl: 'Fijn', en: 'Nice' }),
      option('vreemd', { nl: 'Vreemd', en: 'Strange' }),
      option('geen_gevoel', { nl: 'Ik voel er niet veel bij', en: 'I do not feel much' }),
      option('te_zwaar', {
        nl: 'Het maakt me verdrietig of het wordt te zwaar',
        en: 'It makes me sad or it gets too heavy',
      }),
    ]),
    told(
      'te_zwaar_hulp',
      {
        nl: p(
          'Dat kan gebeuren. Het betekent niet dat je iets verkeerd deed. Je kunt hier stoppen en iets warms pakken.',
          `Praat er vandaag over met iemand die je vertrouwt, of met je huisarts. Denk je aan de dood, of wil je niet meer leven? Bel ${tel('113')}, gratis en anoniem. Bij direct gevaar bel je ${tel('112')}.`,
        ),
        en: p(
          'That can happen. It does not mean that you did something wrong. You can stop here and get something warm.',
          `Talk about it today with someone you trust, or with your GP. Do you think about death, or do you no longer want to live? Call ${tel('113')}, free and anonymous. In immediate danger, call ${tel('112')}.`,
        ),
      },
      { when: anyOf(['hoe_is_het'], 'te_zwaar') },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Zacht zijn is geen extra taak', en: 'Being kind is not one more task' },
    html: {
      nl: p(
        'Schaamte maakt trek groter. Vriendelijk zijn maakt doorgaan makkelijker. Dat leer je langzaam, en het telt elke keer.',
        `Gaat het niet goed met je? Je hoeft dat niet alleen te dragen. Denk je aan zelfmoord, bel ${tel('113')}, gratis en anoniem. Bij direct gevaar bel je ${tel('112')}.`,
      ),
      en: p(
        'Shame makes a craving bigger. Being kind makes it easier to go on. You learn that slowly, and it counts every time.',
        `Are you not doing well? You do not have to carry that alone. If you think of suicide, call ${tel('113')}, free and anonymous. In immediate danger, call ${tel('112')}.`,
      ),
    },
  },
  notes: `Method: self-compassion against shame. The required field is a choice of ready sentences, so that nobody is held up by a painful question.
CHECK: clinician and 113 guideline, wording about suicide; provider, that nobody reads what is written here.`,
});

/** Thoughts and feelings. */
export const PHASE_4: readonly StarterWebform[] = [
  permissionThoughts,
  myAnswer,
  letTensionDrop,
  trueOrFalseAboutAlcohol,
  kindSentence,
];
