import { answer, createMarkup, exercise, radios } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const permissionThoughts = exercise({
  id: 'alcohol_4_1',
  domain: 'alcohol',
  title: { nl: 'Zinnen die het goedpraten', en: 'Thoughts that talk you into it' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Vlak voor een glas komt er meestal een zin langs die het goedpraat. Bijna iedereen die wil minderen, kent zulke zinnen.',
        'Ze klinken als je eigen stem, maar toch kun je er iets op terugzeggen. Lees ze rustig en kies het antwoord dat jou helpt. Er is geen score: dit is geen toets.',
      ),
      en: p(
        'Right before a drink there’s usually a thought that makes it seem fine. Almost everyone who wants to cut down knows thoughts like these.',
        'They sound like your own voice, and yet you can talk back to them. Read them calmly and choose the answer that helps you. There’s no score. This is not a test.',
      ),
    }),
    radios(
      'verdiend',
      {
        nl: 'Je hoort jezelf zeggen: “Het was zo’n zware dag, ik heb het verdiend.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “It was such a hard day, I’ve earned it.” Which answer helps you?',
      },
      [
        answer(
          'goede_avond',
          {
            nl: '“Ik verdien een avond waar ik morgen iets aan heb.”',
            en: '“I’ve earned an evening that does me good tomorrow.”',
          },
          true,
          {
            nl: 'De gedachte belooft rust, en die heb je ook verdiend. Alleen kost het glas je meestal de nacht. Met deze zin kies je rust die er morgen nog is.',
            en: 'The thought promises rest, and you’ve earned that too. Only, the drink usually costs you your night. With this answer you choose the kind of rest that’s still there tomorrow.',
          },
        ),
        answer(
          'eerst_rust',
          {
            nl: '“Eerst eten en een warme douche. Daarna kijk ik opnieuw.”',
            en: '“First some food and a warm shower. Then I’ll see.”',
          },
          true,
          {
            nl: 'Zo krijg je meteen wat je nodig hebt: eten, warmte en een pauze. Na een half uur is de trek vaak lager, zodat je rustiger kiest.',
            en: 'This gives you what you need right away, which is food, warmth and a break. Half an hour later the craving has often dropped, so you can choose more calmly.',
          },
        ),
        answer(
          'streng',
          {
            nl: '“Eén glas om te ontladen, en dan stop ik.”',
            en: '“One drink to wind down, then I’ll stop.”',
          },
          false,
          {
            nl: 'Dit heet onderhandelen: je spreekt iets af met jezelf, en het eerste glas verzet de afspraak. Je dag was zwaar, en dat telt. Probeer “Ik verdien een avond waar ik morgen iets aan heb”.',
            en: 'It’s called bargaining: you make a deal with yourself, and the first drink changes it. Your day was hard, and that counts. Try “I’ve earned an evening that does me good tomorrow”.',
          },
        ),
      ],
      { required: true },
    ),
    radios(
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
            en: '“I’ll start with a soft drink and look again in 20 minutes.”',
          },
          true,
          {
            nl: 'Soms klopt het en blijft het bij één, maar na het eerste glas wordt stoppen moeilijker. Met fris en 20 minuten kies je zelf, voordat het glas meekiest.',
            en: 'Sometimes it does stay at one, but after the first drink it gets harder to stop. With a soft drink and 20 minutes you make the choice yourself, before the alcohol joins in.',
          },
        ),
        answer(
          'nooit_meer',
          {
            nl: '“Nee. Voor altijd niets, voor mij is het klaar.”',
            en: '“No. Never again, it’s over for me.”',
          },
          false,
          {
            nl: 'Voor altijd is te groot voor één avond, en dat geeft juist spanning. Vriendelijker voor jezelf is alleen vanavond: “Ik begin met fris en kijk over 20 minuten.”',
            en: 'For ever is too much for one evening, and only makes you more tense. Tonight is enough to think about. It’s kinder to say “I’ll start with a soft drink and look again in 20 minutes”.',
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
            nl: 'De gedachte belooft dat het klein blijft. Je doel koos je op een rustig moment. Daarom kun je erop leunen als het moeilijk is.',
            en: 'The thought promises that it will stay small. You chose your goal at a calm moment. That’s why you can lean on it when things get difficult.',
          },
        ),
      ],
    ),
    radios(
      'week',
      {
        nl: 'Je hoort jezelf zeggen: “De week is toch al anders gelopen.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “This week is off track anyway.” Which answer helps you?',
      },
      [
        answer(
          'straf',
          {
            nl: '“Dan drink ik de rest van de week niets meer, als straf.”',
            en: '“Then I’ll drink nothing for the rest of the week, as a punishment.”',
          },
          false,
          {
            nl: 'Straf maakt een lastige week zwaarder. Ineens stoppen kan ook gevaarlijk zijn als je elke dag veel drinkt. Vriendelijker en veiliger is “Vandaag telt los van gisteren”.',
            en: 'Punishment makes a difficult week even harder. Stopping suddenly can be dangerous as well, if you drink a lot every day. It’s kinder and safer to say “Today is separate from yesterday”.',
          },
        ),
        answer('vandaag', { nl: '“Vandaag telt los van gisteren.”', en: '“Today is separate from yesterday.”' }, true, {
          nl: 'De gedachte zegt dat het niet meer uitmaakt, en daarna worden het er meestal meer. Gisteren is voorbij, maar vandaag staat nog open.',
          en: 'The thought says it no longer matters, and after that it usually turns into more. Yesterday is over, but today is still open.',
        }),
        answer(
          'invullen',
          {
            nl: '“Ik vul in hoe het was en kijk naar vanavond.”',
            en: '“I’ll log how it went and look at tonight.”',
          },
          true,
          {
            nl: 'Door het in te vullen sluit je gisteren af. Daarna kijk je alleen nog naar vanavond, en dat is kleiner dan een hele week.',
            en: 'You close the door on yesterday by filling it in. You only have tonight to think about, and that’s smaller than a whole week.',
          },
        ),
      ],
    ),
    radios(
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
            en: '“I’m not doing this to pass a test. I’m doing it for me.”',
          },
          true,
          {
            nl: 'Misschien merkt niemand het, maar jij merkt het wel, en je slaap ook. Met deze zin ben je weer bij je eigen reden.',
            en: 'Perhaps nobody will notice, but you will, and so will your sleep. This answer takes you back to your own reason.',
          },
        ),
        answer(
          'iemand_vertellen',
          { nl: '“Ik app iemand: ik heb trek.”', en: '“I’ll text someone: I really want a drink.”' },
          true,
          {
            nl: 'De gedachte belooft dat een geheim niets kost. Meestal maakt een geheim de avond juist eenzamer. Met één berichtje sta je er niet alleen voor.',
            en: 'The thought promises that a secret costs nothing, but a secret usually makes the evening lonelier. One text is all it takes, and you’re no longer alone with it.',
          },
        ),
        answer(
          'betrapt',
          {
            nl: '“Als het geheim blijft, telt het niet.”',
            en: '“If it stays a secret, it does not count.”',
          },
          false,
          {
            nl: 'Dit heet wegkijken: wat niemand ziet, hoef jij ook niet te zien. Je slaap en je hoofd tellen het wel mee. Probeer “Ik doe het voor mij”.',
            en: 'It’s called looking away: what nobody sees, you do not have to see either. Your sleep and your mind still count it. Try “I’m doing it for me”.',
          },
        ),
      ],
    ),
    radios(
      'na_de_vakantie',
      {
        nl: 'Je hoort jezelf zeggen: “Na de vakantie begin ik echt.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “I’ll really start after the holiday.” Which answer helps you?',
      },
      [
        answer(
          'een_avond',
          {
            nl: '“Ik kies één avond deze week. De rest zie ik dan.”',
            en: '“I’ll choose one evening this week. I’ll see about the rest then.”',
          },
          true,
          {
            nl: 'De gedachte belooft dat het later makkelijker is. Na de vakantie komt er alleen meestal weer iets. Eén avond kiezen kan nu al, ook op vakantie.',
            en: 'The thought promises that it will be easier later, but after the holiday something else usually comes up. You can choose one evening now, even on holiday.',
          },
        ),
        answer(
          'smoes',
          {
            nl: '“Na de vakantie dan echt, en dan meteen helemaal.”',
            en: '“After the holiday, and then all the way.”',
          },
          false,
          {
            nl: 'Dit heet uitstellen: je belooft iets groots en doet vandaag niets. Uitstellen is menselijk, en kleiner helpt meer. Probeer “Ik kies één avond deze week”.',
            en: 'It’s called putting off: you promise something big and do nothing today. That’s human, and a smaller step helps more. Try “I’ll choose one evening this week”.',
          },
        ),
        answer(
          'begonnen',
          {
            nl: '“Ik ben al begonnen. Ik hoef niet te wachten.”',
            en: '“I’ve already started. I don’t have to wait.”',
          },
          true,
          {
            nl: 'Dat is waar: je bent in fase 4 en leest dit nu. Een nieuwe start bedenken is niet nodig, alleen de volgende stap.',
            en: 'That’s true: you’re in phase 4 and reading this now. There’s no need to plan a new start, only the next step.',
          },
        ),
      ],
    ),
    radios(
      'gezellig',
      {
        nl: 'Je hoort jezelf zeggen: “Zonder is het niet gezellig.” Welk antwoord helpt jou?',
        en: 'You hear yourself say: “It’s no fun if I’m not drinking.” Which answer helps you?',
      },
      [
        answer(
          'een_uur',
          {
            nl: '“Ik ga een uur. Daarna kan ik altijd weg.”',
            en: '“I’ll go for an hour. I can always leave after that.”',
          },
          true,
          {
            nl: 'De eerste keer zonder alcohol voelt wat stijf, maar na een half uur zakt dat. Een uur is te overzien, en blijven kan altijd nog.',
            en: 'The first time you do not drink feels a bit stiff, but that eases within half an hour. An hour is manageable, and you can always stay longer.',
          },
        ),
        answer(
          'om_wie',
          {
            nl: '“Ik kom voor de mensen. Met wie wil ik praten?”',
            en: '“I’m going for the people. Who do I want to talk to?”',
          },
          true,
          {
            nl: 'De gedachte doet alsof het glas de avond maakt, maar meestal zijn het de mensen. Zoek er één op met wie je graag praat, dan gaat het stijve sneller weg.',
            en: 'The thought makes it sound as if drinking makes the evening, but it’s usually the people. Look for someone you like talking to, and you’ll loosen up sooner.',
          },
        ),
        answer(
          'saai',
          {
            nl: '“Alleen vanavond, dan ben ik weer de oude.”',
            en: '“Only tonight, and I’ll be my old self again.”',
          },
          false,
          {
            nl: 'Dit heet overschatten: het glas krijgt de eer van een avond die de mensen maken. Wennen is niet hetzelfde als saai zijn. Probeer “Ik ga een uur, daarna kan ik weg”.',
            en: 'It’s called overrating: the drink gets the credit for an evening that people make. Getting used to something is not the same as being boring. Try “I’ll go for an hour, then I can leave”.',
          },
        ),
      ],
    ),
  ],
  feedback: {
    title: { nl: 'Jouw antwoord ligt klaar', en: 'Your answer is ready' },
    html: {
      nl: p(
        'Zulke zinnen beloven iets: rust, gezelligheid of een nieuwe start. Ze klinken goed, omdat een stukje ervan meestal waar is.',
        'Ze komen vooral als je moe bent, en dat ligt niet aan jou. Kies één antwoord uit deze oefening en zeg het vandaag één keer tegen jezelf. Daardoor ligt het straks klaar.',
      ),
      en: p(
        'Thoughts like these promise you something, such as rest, company or a new start. They sound good, as there’s usually some truth in them.',
        'They mostly come when you’re tired, and that’s not your fault. Choose one answer from this exercise and say it to yourself once today. It will be ready when you need it.',
      ),
    },
  },
  notes: `Method: recognising permissive thoughts and answering them, relapse prevention (Larimer, Palmer and Marlatt 1999 [S31]) and cognitive behavioural therapy. The trap in each item is a thought that gives leave, with its name; no score is shown.
CHECK [C1]: clinician, the line that stopping suddenly can be dangerous for someone who drinks a lot every day; the craving that is often lower after half an hour.`,
});
