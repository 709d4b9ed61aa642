import { answer, exercise, one, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const permissionThoughts = exercise({
  id: 'alcohol_4_1',
  domain: 'alcohol',
  title: { nl: 'Toestemmingszinnen', en: 'Permission thoughts' },
  parts: [
    told('intro', {
      nl: p(
        'Vlak voor een glas komt er meestal een zin langs die het goedpraat. Bijna iedereen die wil minderen, kent zulke zinnen.',
        'Ze klinken als je eigen stem, maar toch kun je er iets op terugzeggen. Lees ze rustig en kies het antwoord dat jou helpt. Er is geen score, want dit is geen toets.',
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
            nl: 'De gedachte belooft rust, en die heb je ook verdiend. Alleen kost het glas je meestal de nacht. Met deze zin kies je rust die er morgen nog is.',
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
            nl: 'Zo krijg je meteen wat je nodig hebt: eten, warmte en een pauze. Na een half uur is de trek vaak lager, zodat je rustiger kiest.',
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
            nl: 'Dit is streng, en daar wordt de trek meestal groter van. Je dag was zwaar, en dat telt. Vriendelijker is “Ik verdien een avond waar ik morgen iets aan heb”.',
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
            nl: 'Soms klopt het en blijft het bij één, maar na het eerste glas wordt stoppen moeilijker. Met fris en 20 minuten kies je zelf, voordat het glas meekiest.',
            en: 'Sometimes it is true and it stays at one. But after the first glass it gets harder to stop. With a soft drink and 20 minutes you choose for yourself, before the glass joins in.',
          },
        ),
        answer(
          'nooit_meer',
          {
            nl: '“Nee. Voor altijd niets, voor mij is het klaar.”',
            en: '“No. Never again, it is over for me.”',
          },
          false,
          {
            nl: 'Voor altijd is te groot voor één avond, en dat geeft juist spanning. Vriendelijker voor jezelf is alleen vanavond: “Ik begin met fris en kijk over 20 minuten.”',
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
            nl: 'De gedachte belooft dat het klein blijft. Je doel koos je op een rustig moment. Daarom kun je erop leunen als het moeilijk is.',
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
            nl: 'Straf maakt een lastige week zwaarder. Ineens stoppen kan ook gevaarlijk zijn als je elke dag veel drinkt. Vriendelijker en veiliger is “Vandaag telt los van gisteren”.',
            en: 'This is strict. Punishment makes a difficult week heavier. Stopping suddenly can also be dangerous if you drink a lot every day. Kinder and safer is: “Today stands apart from yesterday.”',
          },
        ),
        answer(
          'vandaag',
          { nl: '“Vandaag telt los van gisteren.”', en: '“Today stands apart from yesterday.”' },
          true,
          {
            nl: 'De gedachte zegt dat het niet meer uitmaakt, en daarna worden het er meestal meer. Gisteren is voorbij, maar vandaag staat nog open.',
            en: 'The thought says that it no longer matters. After that it often becomes more. One day is one day, and today is still open.',
          },
        ),
        answer(
          'invullen',
          { nl: '“Ik vul in hoe het was en kijk naar vanavond.”', en: '“I fill in how it was and look at tonight.”' },
          true,
          {
            nl: 'Door het in te vullen sluit je gisteren af. Daarna kijk je alleen nog naar vanavond, en dat is kleiner dan een hele week.',
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
            en: '“I am not doing this to pass a test. I am doing it for me.”',
          },
          true,
          {
            nl: 'Misschien merkt niemand het, maar jij merkt het wel, en je slaap ook. Met deze zin ben je weer bij je eigen reden.',
            en: 'It may be true that nobody notices. You do notice, and so does your sleep. With this sentence you are back at your own reason.',
          },
        ),
        answer(
          'iemand_vertellen',
          { nl: '“Ik app iemand: ik heb trek.”', en: '“I text someone: I have a craving.”' },
          true,
          {
            nl: 'De gedachte belooft dat een geheim niets kost. Meestal maakt een geheim de avond juist eenzamer. Met één berichtje sta je er niet alleen voor.',
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
            nl: 'Dit maakt je bang en geeft schaamte, en daar wordt trek groter van. Hoeveel je drinkt, zegt niet wie je bent. Vriendelijker is “Ik doe het voor mij”.',
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
            nl: 'De gedachte belooft dat het later makkelijker is. Na de vakantie komt er alleen meestal weer iets. Eén avond kiezen kan nu al, ook op vakantie.',
            en: 'The thought promises that it will be easier later. After the holiday there is often something else. You can choose one evening now, on holiday too.',
          },
        ),
        answer(
          'smoes',
          { nl: '“Altijd weer smoezen. Je meent het niet.”', en: '“Excuses again. You do not mean it.”' },
          false,
          {
            nl: 'Uitstellen is menselijk en betekent niet dat je het niet meent. Anders was je nu niet met deze oefening bezig. Maak het daarom kleiner: “Ik kies één avond deze week.”',
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
            nl: 'Dat is waar, want je bent in fase 4 en leest dit nu. Een nieuwe start bedenken is niet nodig, alleen de volgende stap.',
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
            nl: 'De eerste keer zonder alcohol voelt wat stijf, maar na een half uur zakt dat. Een uur is te overzien, en blijven kan altijd nog.',
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
            nl: 'De gedachte doet alsof het glas de avond maakt, maar meestal zijn het de mensen. Zoek er één op met wie je graag praat, dan gaat het stijve sneller weg.',
            en: 'The thought acts as if the glass makes the evening. Usually it is the people. Find one person you like to talk to, then the stiffness goes sooner.',
          },
        ),
        answer(
          'saai',
          { nl: '“Dan ben je maar saai. Eigen schuld.”', en: '“Then you are boring. Your own fault.”' },
          false,
          {
            nl: 'Wie zo over zichzelf denkt, wordt stiller en krijgt daardoor meer trek. Wennen is niet hetzelfde als saai zijn. Vriendelijker is “Ik ga een uur, daarna kan ik weg”.',
            en: 'This is strict. People who think of themselves like that often become quieter and get more cravings. Getting used to something is not the same as being boring. Kinder is: “I go for an hour, then I can leave.”',
          },
        ),
      ],
    ),
  ],
  feedback: {
    title: { nl: 'Jouw antwoord ligt klaar', en: 'This is what you know now' },
    html: {
      nl: p(
        'Toestemmingszinnen beloven iets: rust, gezelligheid of een nieuwe start. Ze klinken goed, omdat een stukje ervan meestal waar is.',
        'Ze komen vooral als je moe bent, en dat ligt niet aan jou. Kies één antwoord uit deze oefening en zeg het vandaag één keer tegen jezelf. Daardoor ligt het straks klaar.',
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
