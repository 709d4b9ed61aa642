import { createMarkup, exercise } from '../../../shared/exercise-parts.ts';
import { dangerAdvice, p, safety, safetyText, ul } from '../../../shared/markup.ts';
import { isAnyUnsure, isAnyYes, isNoRisk, safetyQuestion } from '../../../shared/safety-question.ts';

export const myHeartAndHead = exercise({
  id: 'cocaine_1_1',
  domain: 'cocaine',
  title: { nl: 'Mijn hart en hoofd', en: 'My heart and head' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Cocaïne vraagt veel van je hart en je hoofd, en daarom begin je hier. Bij elke vraag lees je waarom hij telt. Een uitslag komt er niet. Het gaat om wat je nu nodig hebt.',
      ),
      en: p(
        'Cocaine asks a lot of your heart and your mind, and that’s why you start here. With each of the questions you’ll read why it matters. There’s no result at the end. This is about what you need right now.',
      ),
    }),
    safetyQuestion({
      key: 'borst',
      required: true,
      label: {
        nl: 'Heb je nu pijn of druk op je borst, of ben je erg kortademig?',
        en: 'Do you have pain or pressure in your chest now, or are you very short of breath?',
      },
      yes: {
        nl: 'Bel 112 en zeg dat je cocaïne hebt gebruikt. Wacht niet tot het zakt.',
        en: 'Call 112 and say that you used cocaine, and do not wait for it to fade.',
      },
      no: {
        nl: 'Goed. Krijg je na gebruik toch pijn op je borst, of geen lucht, bel dan meteen 112.',
        en: 'Good. If you ever get chest pain or cannot catch your breath after using, call 112 straight away.',
      },
      unknown: {
        nl: 'Twijfel je of het erg is? Bel toch 112. Liever een keer te veel dan te laat.',
        en: 'If you are not sure it is serious, call 112 anyway. Better once too often than too late.',
      },
    }),
    createMarkup(
      'bel_112',
      { nl: dangerAdvice('chest', 'nl'), en: dangerAdvice('chest', 'en') },
      { when: isAnyUnsure('borst') },
    ),
    safetyQuestion({
      key: 'alcohol',
      required: true,
      label: { nl: 'Drink je meestal alcohol als je gebruikt?', en: 'Do you usually drink alcohol when you use?' },
      yes: {
        nl: 'Samen vragen ze meer van je hart dan los van elkaar. Minder drinken helpt meestal ook bij cocaïne. Drink je elke dag veel, stop daar dan niet ineens mee.',
        en: 'Together they ask more of your heart than either one alone. Drinking less usually makes it easier to use less cocaine too. If you drink a lot every day, do not stop suddenly.',
      },
      no: {
        nl: 'Dat scheelt je hart, want samen vragen ze meer. Houd dat zo, ook op een avond waarop anderen drinken.',
        en: 'That helps your heart: the two together ask more of it. Keep it that way, even on evenings when others drink.',
      },
      unknown: {
        nl: 'Let de volgende keer op wat eerst komt: het glas of de gedachte. Drink je elke dag, stop daar dan niet ineens mee.',
        en: 'Next time, notice what comes first: the drink or the thought. If you drink every day, do not stop suddenly.',
      },
    }),
    safetyQuestion({
      key: 'hart',
      required: true,
      label: {
        nl: 'Heb je een hartziekte of hoge bloeddruk, of viel je weleens flauw na gebruik?',
        en: 'Do you have a heart condition or high blood pressure, or have you fainted after using?',
      },
      yes: {
        nl: 'Dan is elke keer een groter risico, ook een kleine hoeveelheid. Laat je hart deze week nakijken en zeg wat je gebruikt.',
        en: 'Then every time is a bigger risk, even a small amount. Have your heart checked this week, and say what you use.',
      },
      no: {
        nl: 'Dat is gunstig, maar ook bij een gezond hart kan het misgaan. Ken daarom de tekens voor 112, onderaan deze pagina.',
        en: 'That’s in your favour, although things can go wrong with a healthy heart too. So know the signs for 112, further down this page.',
      },
      unknown: {
        nl: 'Veel mensen weten dit niet omdat het nooit is gemeten. Laat deze week je bloeddruk meten en vertel wat je gebruikt.',
        en: 'Many people do not know, as it was never checked. Get your blood pressure taken this week, and say what you use.',
      },
    }),
    safetyQuestion({
      key: 'zwanger',
      required: true,
      label: {
        nl: 'Ben je zwanger, wil je het worden of geef je borstvoeding?',
        en: 'Are you pregnant, do you want to be, or are you breastfeeding?',
      },
      yes: {
        nl: 'Bel vandaag je verloskundige of huisarts en vertel wat je gebruikt. Zij helpen vaker mensen hiermee, zonder oordeel.',
        en: 'Call your midwife or GP today and tell them what you use. They help people with this more often, and they do it without judging.',
      },
      no: {
        nl: 'Verandert dat, gebruik dan niet en vertel het je verloskundige of huisarts. Vroeg bellen is beter, omdat zij dan kunnen meekijken.',
        en: 'If that changes, do not use, and tell your midwife or GP. It’s better to call early, so they can keep an eye on you.',
      },
      unknown: {
        nl: 'Doe een test of vraag het je huisarts. Tot je het weet, is niet gebruiken het veiligst.',
        en: 'Take a test or ask your GP. Until you know, not using is safest.',
      },
    }),
    safetyQuestion({
      key: 'psychose',
      required: true,
      label: {
        nl: 'Had je zelf ooit een psychose? Dan hoorde, zag of wist je zeker wat anderen niet merkten.',
        en: 'Have you ever had a psychosis? That means hearing, seeing or being sure of things that others did not notice.',
      },
      yes: {
        nl: 'Dan kan cocaïne opnieuw een psychose geven, ook na één keer. Niet gebruiken is voor jou het veiligst. Bel deze week je huisarts of behandelaar.',
        en: 'Then cocaine can bring on another one, even after using once. Not using is safest for you, so call your GP or your therapist about it this week.',
      },
      no: {
        nl: 'Goed om te weten. Word je na gebruik bang of achterdochtig, stop dan en vertel het iemand.',
        en: 'That is good to know. If using makes you scared or suspicious, stop and tell someone.',
      },
      unknown: {
        nl: 'Was je ooit dagenlang in de war of werd je opgenomen? Bespreek dat met je huisarts en gebruik tot dan niets.',
        en: 'Were you ever confused for days, or taken into hospital? Talk to your GP about it, and do not use until you have.',
      },
    }),
    safetyQuestion({
      key: 'achtervolgd',
      required: true,
      label: {
        nl: 'Hoor of zie je dingen die anderen niet merken, of voel je je achtervolgd?',
        en: 'Do you hear or see things that others do not, or do you feel followed?',
      },
      yes: {
        nl: `Dit kan door cocaïne en weinig slaap komen. ${safetyText('psychosis', 'nl')}`,
        en: `This can come from using cocaine and getting too little sleep. ${safetyText('psychosis', 'en')}`,
      },
      no: {
        nl: 'Dat is een goed teken voor je hoofd. Verandert het, bel dan dezelfde dag, ook als je twijfelt.',
        en: 'That’s a good sign for your mind, and if it changes, call the same day, even if you’re not sure.',
      },
      unknown: {
        nl: 'Na weinig slaap is het moeilijk te zeggen wat echt is. Gebruik niets meer en bel je huisarts. Gebeurt het nu, bel dan vandaag.',
        en: 'After little sleep it is hard to tell what is real. Do not use any more, and call your GP. If it is happening now, call today.',
      },
    }),
    safetyQuestion({
      key: 'somber',
      required: true,
      label: { nl: 'Ben je heel somber, of denk je aan doodgaan?', en: 'Do you feel very low, or think about dying?' },
      yes: {
        nl: 'Na gebruik kan alles donker lijken, maar dat verandert weer. Praat er vandaag over. Je hoeft dit niet alleen te dragen.',
        en: 'After using, everything can look dark, but that changes again. Talk about it today. You do not have to carry this alone.',
      },
      no: {
        nl: 'Fijn dat je dat merkt. Komt er na gebruik een dip, dan duurt die meestal een paar dagen. Vertel iemand dat hij kan komen.',
        en: 'It’s good that you notice that about yourself. If there’s a low after using, it usually lasts a few days. Tell someone beforehand that it may come, so they’ll know.',
      },
      unknown: {
        nl: 'Na gebruik zakt je stemming soms dagen. Vertel vandaag iemand hoe je je voelt, dan kijkt die met je mee.',
        en: 'Your mood can stay low for days after using. Tell someone today how you feel, so they can look out for you.',
      },
    }),
    createMarkup(
      'bel_113',
      { nl: dangerAdvice('suicide', 'nl'), en: dangerAdvice('suicide', 'en') },
      { when: isAnyUnsure('somber') },
    ),
    createMarkup(
      'vandaag',
      {
        nl: p(
          '<strong>Bel vandaag je huisarts, verloskundige of de huisartsenpost.</strong> Vertel eerlijk wat je gebruikt, want dan kunnen zij beter helpen. Zij houden dat voor zich.',
        ),
        en: p(
          '<strong>Call your GP, midwife or the out-of-hours GP (huisartsenpost) today.</strong> Be honest about what you use, so they can help you better. They keep what you tell them private.',
        ),
      },
      { when: isAnyYes('zwanger', 'achtervolgd', 'somber') },
    ),
    createMarkup(
      'deze_week',
      {
        nl: p(
          '<strong>Maak deze week een afspraak met je huisarts.</strong> Heb je hartklachten, dan is stoppen het enige dat veilig is.',
        ),
        en: p(
          '<strong>Make an appointment with your GP this week.</strong> If you have heart problems, stopping is the only safe option.',
        ),
      },
      { when: isAnyYes('hart', 'psychose') },
    ),
    createMarkup(
      'geen_signaal',
      {
        nl: p(
          'Je gaf overal nee aan, dus je kunt beginnen. Onthoud wel de tekens hieronder. Die gelden voor iedereen die gebruikt.',
        ),
        en: p(
          'You said no to every question, so you can begin with the programme. Do remember the signs below. They count for everyone who uses.',
        ),
      },
      { when: isNoRisk('borst', 'alcohol', 'hart', 'zwanger', 'psychose', 'achtervolgd', 'somber') },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Ik werk naast mijn studie in de horeca en gebruikte na sluitingstijd met collega’s. Mijn hart bonsde dan tot de ochtend, en ik dacht dat dat erbij hoorde. Toen ik het mijn huisarts vertelde, werd mijn bloeddruk gemeten. Ik schaamde me vooraf, maar achteraf was ik vooral opgelucht.',
        ),
        en: p(
          'I work in a bar beside my studies and used after closing time with colleagues. My heart would pound until morning, and I thought that was part of it. When I told my GP, she took my blood pressure. I was ashamed beforehand, but afterwards I was mostly relieved.',
        ),
      },
      { folded: { nl: 'Hoe een student het vertelde', en: 'How a student told a GP' } },
    ),
    createMarkup(
      'tekens',
      {
        nl: ul(safety('chest', 'nl'), safety('drugEmergency', 'nl'), safety('overheated', 'nl')),
        en: ul(safety('chest', 'en'), safety('drugEmergency', 'en'), safety('overheated', 'en')),
      },
      { folded: { nl: 'Tekens voor 112', en: 'Signs for 112' } },
    ),
  ],
  feedback: {
    title: { nl: 'Je kent nu de tekens', en: 'You now know the signs' },
    html: {
      nl: p(
        'In het uur na gebruik is de kans op een hartinfarct veel groter, ook bij jonge mensen. Daarom is het goed dat je de tekens nu kent.',
        safety('chest', 'nl'),
        'Was er een ja of een twijfel, bel dan je huisarts. Je lichaam verandert, dus je kunt deze vragen altijd opnieuw doen.',
      ),
      en: p(
        'In the hour after using, a heart attack is much more likely, even for young people. That’s why it’s good that you know the signs now.',
        safety('chest', 'en'),
        'If there was a yes or a doubt, call your GP. Your body changes, so come back to these questions at any time.',
      ),
    },
  },
  isSensitive: true,
  notes:
    'Sources: Mittleman et al. 1999 [S18] (one study with few cases: no personal percentage is given); van Amsterdam et al. 2024 [S30] (alcohol). CHECK [C1]: addiction doctor and cardiologist: heart signs, time window, only stopping. CHECK [C1]: midwife; psychiatrist; wording on dying with 113.',
});
