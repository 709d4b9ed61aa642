import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p, safety, tel, ul } from '../../../shared/markup.ts';
import { doubt, noRisk, risk, safetyQuestion } from '../../../shared/safety-question.ts';

export const myHeartAndHead = exercise({
  id: 'cocaine_1_1',
  domain: 'cocaine',
  title: { nl: 'Mijn hart en hoofd', en: 'My heart and head' },
  parts: [
    told('inleiding', {
      nl: p(
        'Cocaïne vraagt veel van je hart en je hoofd. Daarom begin je hier. Bij elke vraag lees je waarom hij telt.',
      ),
      en: p(
        'Cocaine asks a lot of your heart and your mind. That is why you begin here. With each question you read why it matters.',
      ),
    }),
    safetyQuestion({
      key: 'borst',
      label: {
        nl: 'Heb je nu pijn of druk op je borst, of ben je erg kortademig?',
        en: 'Do you have pain or pressure in your chest now, or are you very short of breath?',
      },
      yes: {
        nl: 'Bel 112 en zeg dat je cocaïne hebt gebruikt. Wacht niet tot het zakt.',
        en: 'Call 112 and say that you used cocaine. Do not wait for it to fade.',
      },
      no: {
        nl: 'Goed. Komt het na gebruik toch? Bel dan altijd 112.',
        en: 'Good. If it comes after using, always call 112.',
      },
      unknown: {
        nl: 'Twijfel je of het erg is? Bel toch 112. Liever een keer te veel dan te laat.',
        en: 'If you are not sure it is serious, call 112 anyway. Better once too often than too late.',
      },
    }),
    told(
      'bel_112',
      {
        nl: p(`<strong>Bel nu ${tel('112')}.</strong> Gebruik niets meer. Blijf niet alleen en rijd niet zelf.`),
        en: p(
          `<strong>Call ${tel('112')} now.</strong> Use nothing more. Do not stay alone and do not drive yourself.`,
        ),
      },
      { when: doubt('borst') },
    ),
    safetyQuestion({
      key: 'alcohol',
      label: { nl: 'Drink je meestal alcohol als je gebruikt?', en: 'Do you usually drink alcohol when you use?' },
      required: true,
      yes: {
        nl: 'Samen is zwaarder voor je hart. Minder alcohol helpt vaak ook bij cocaïne. Drink je elke dag veel? Stop daar niet ineens mee.',
        en: 'Together is harder on your heart. Less alcohol often helps with cocaine too. Do you drink a lot every day? Do not stop that suddenly.',
      },
      no: {
        nl: 'Dat scheelt je hart een extra last.',
        en: 'That saves your heart an extra load.',
      },
      unknown: {
        nl: 'Let de volgende keer op wat eerst komt: het glas of de gedachte. Drink je elke dag, stop daar dan niet ineens mee.',
        en: 'Next time, notice what comes first: the drink or the thought. If you drink every day, do not stop suddenly.',
      },
    }),
    safetyQuestion({
      key: 'hart',
      label: {
        nl: 'Heb je een hartziekte of hoge bloeddruk, of viel je weleens flauw na gebruik?',
        en: 'Do you have a heart condition or high blood pressure, or have you fainted after using?',
      },
      yes: {
        nl: 'Dan is elke keer een groter risico. Laat je hart deze week nakijken.',
        en: 'Then every time is a bigger risk. Have your heart checked this week.',
      },
      no: {
        nl: 'Goed. Ook bij een gezond hart kan het misgaan. Ken daarom de tekens voor 112.',
        en: 'Good. Things can go wrong with a healthy heart too. So know the signs for 112.',
      },
      unknown: {
        nl: 'Veel mensen weten dit niet omdat het nooit is gemeten. Laat deze week je bloeddruk meten en vertel wat je gebruikt.',
        en: 'Many people do not know because it was never checked. Get your blood pressure taken this week, and say what you use.',
      },
    }),
    safetyQuestion({
      key: 'zwanger',
      label: {
        nl: 'Ben je zwanger, wil je het worden of geef je borstvoeding?',
        en: 'Are you pregnant, do you want to be, or are you breastfeeding?',
      },
      yes: {
        nl: 'Bel vandaag je verloskundige of huisarts. Je krijgt hulp zonder oordeel.',
        en: 'Call your midwife or GP today. You get help without judgement.',
      },
      no: {
        nl: 'Verandert dat? Gebruik dan niet, en vertel het je verloskundige of huisarts.',
        en: 'If that changes, do not use, and tell your midwife or GP.',
      },
      unknown: {
        nl: 'Doe een test of vraag het je huisarts. Tot je het weet, is niet gebruiken het veiligst.',
        en: 'Take a test or ask your GP. Until you know, not using is safest.',
      },
    }),
    safetyQuestion({
      key: 'psychose',
      label: {
        nl: 'Had je zelf ooit een psychose? Dan hoorde, zag of wist je zeker wat anderen niet merkten.',
        en: 'Have you ever had a psychosis? That means hearing, seeing or being sure of things that others did not notice.',
      },
      yes: {
        nl: 'Dan kan cocaïne opnieuw een psychose geven, ook na één keer. Niet gebruiken is voor jou het veiligst. Bel deze week je huisarts of behandelaar.',
        en: 'Then cocaine can bring on another one, even after using once. Not using is safest for you. Call your GP or therapist this week.',
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
      label: {
        nl: 'Zie of hoor je dingen die er niet zijn, of voel je je achtervolgd?',
        en: 'Do you see or hear things that are not there, or do you feel followed?',
      },
      yes: {
        nl: 'Dit kan door cocaïne en weinig slaap komen. Bel vandaag je huisarts of de huisartsenpost.',
        en: 'This can come from cocaine and little sleep. Call your GP or the out-of-hours GP (huisartsenpost) today.',
      },
      no: { nl: 'Goed. Verandert dat? Bel dan dezelfde dag.', en: 'Good. If that changes, call the same day.' },
      unknown: {
        nl: 'Na weinig slaap is het moeilijk te zeggen wat echt is. Gebruik niets meer en bel je huisarts. Gebeurt het nu, bel dan vandaag.',
        en: 'After little sleep it is hard to tell what is real. Do not use any more, and call your GP. If it is happening now, call today.',
      },
    }),
    safetyQuestion({
      key: 'somber',
      label: { nl: 'Ben je heel somber, of denk je aan doodgaan?', en: 'Do you feel very low, or think about dying?' },
      yes: {
        nl: 'Na gebruik kan alles donker lijken. Dat verandert. Praat er vandaag over.',
        en: 'After using, everything can look dark. That changes. Talk about it today.',
      },
      no: {
        nl: 'Fijn. Komt er een dip na gebruik? Die duurt meestal een paar dagen.',
        en: 'Good. Is there a low after using? It usually lasts a few days.',
      },
      unknown: {
        nl: 'Na gebruik zakt je stemming soms dagen. Vertel vandaag iemand hoe je je voelt, dan kijkt die met je mee.',
        en: 'Your mood can stay low for days after using. Tell someone today how you feel, so they can look out for you.',
      },
    }),
    told(
      'bel_113',
      {
        nl: p(`<strong>${safety('suicide', 'nl')}</strong>`),
        en: p(`<strong>${safety('suicide', 'en')}</strong>`),
      },
      { when: doubt('somber') },
    ),
    told(
      'vandaag',
      {
        nl: p(
          '<strong>Bel vandaag je huisarts, verloskundige of de huisartsenpost.</strong> Vertel eerlijk wat je gebruikt. Zij houden dat voor zich.',
        ),
        en: p(
          '<strong>Call your GP, midwife or the out-of-hours GP (huisartsenpost) today.</strong> Be honest about what you use. They keep it private.',
        ),
      },
      { when: risk('zwanger', 'achtervolgd', 'somber') },
    ),
    told(
      'deze_week',
      {
        nl: p('<strong>Maak een afspraak met je huisarts, deze week.</strong> Bij hartklachten past alleen stoppen.'),
        en: p('<strong>Make an appointment with your GP this week.</strong> With heart problems, only stopping fits.'),
      },
      { when: risk('hart', 'psychose') },
    ),
    told(
      'geen_signaal',
      {
        nl: p('Je gaf overal nee aan. Je kunt beginnen. Onthoud wel de tekens hieronder.'),
        en: p('You said no to everything. You can begin. Do remember the signs below.'),
      },
      { when: noRisk('borst', 'alcohol', 'hart', 'zwanger', 'psychose', 'achtervolgd', 'somber') },
    ),
    told(
      'tekens',
      {
        nl: ul(
          safety('chest', 'nl'),
          safety('alcoholEmergency', 'nl'),
          'flauwvallen, of heel warm worden',
          'geen kracht in een arm of been, of een scheve mond',
        ),
        en: ul(
          safety('chest', 'en'),
          safety('alcoholEmergency', 'en'),
          'fainting, or getting very hot',
          'no strength in an arm or leg, or a crooked mouth',
        ),
      },
      { folded: { nl: 'Tekens voor 112', en: 'Signs for 112' } },
    ),
  ],
  feedback: {
    title: { nl: 'Je kent nu de tekens', en: 'You now know the signs' },
    html: {
      nl: p(
        'In het uur na gebruik is de kans op een hartinfarct veel groter. Dat geldt ook voor jonge mensen.',
        safety('chest', 'nl'),
        'Was er een ja of een twijfel? Bel je huisarts.',
      ),
      en: p(
        'In the hour after using, a heart attack is much more likely. That is true for young people too.',
        safety('chest', 'en'),
        'Was there a yes or a doubt? Call your GP.',
      ),
    },
  },
  isSensitive: true,
  notes:
    'Sources: Mittleman et al. 1999 (one study with few cases: no personal percentage is given); van Amsterdam et al. 2024 (alcohol). CHECK: addiction doctor and cardiologist: heart signs, time window, only stopping. CHECK: midwife; psychiatrist; wording on dying with 113.',
});
