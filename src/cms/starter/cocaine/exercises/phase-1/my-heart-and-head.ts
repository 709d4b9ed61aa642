import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../../shared/markup.ts';
import { noRisk, risk, safetyQuestion } from '../../../shared/safety-question.ts';

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
    }),
    told(
      'bel_112',
      {
        nl: p(`<strong>Bel nu ${tel('112')}.</strong> Gebruik niets meer. Blijf niet alleen en rijd niet zelf.`),
        en: p(
          `<strong>Call ${tel('112')} now.</strong> Use nothing more. Do not stay alone and do not drive yourself.`,
        ),
      },
      { when: risk('borst') },
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
      no: { nl: 'Duidelijk. Dan speelt dit nu niet.', en: 'Clear. Then this does not matter now.' },
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
    }),
    told(
      'bel_113',
      {
        nl: p(`<strong>Denk je aan doodgaan? Bel nu ${tel('113')}.</strong> Gratis en anoniem, dag en nacht.`),
        en: p(`<strong>Do you think about dying? Call ${tel('113')} now.</strong> Free and anonymous, day and night.`),
      },
      { when: risk('somber') },
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
      { when: risk('hart') },
    ),
    told(
      'geen_signaal',
      {
        nl: p('Je gaf overal nee aan. Je kunt beginnen. Onthoud wel de tekens hieronder.'),
        en: p('You said no to everything. You can begin. Do remember the signs below.'),
      },
      { when: noRisk('borst', 'alcohol', 'hart', 'zwanger', 'achtervolgd', 'somber') },
    ),
    told(
      'tekens',
      {
        nl: ul(
          'pijn of druk op de borst',
          'erg kortademig',
          'flauwvallen of een aanval',
          'geen kracht in een arm of been, of een scheve mond',
          'heel warm en in de war',
        ),
        en: ul(
          'pain or pressure in the chest',
          'very short of breath',
          'fainting or a fit',
          'no strength in an arm or leg, or a crooked mouth',
          'very hot and confused',
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
        `Klachten op je borst? Bel altijd ${tel('112')} en zeg wat je gebruikte. Was er een ja of een twijfel? Bel je huisarts.`,
      ),
      en: p(
        'In the hour after using, a heart attack is much more likely. That is true for young people too.',
        `Chest complaints? Always call ${tel('112')} and say what you used. Was there a yes or a doubt? Call your GP.`,
      ),
    },
  },
  notes:
    'Sources: Mittleman et al. 1999 (one study with few cases: no personal percentage is given); van Amsterdam et al. 2024 (alcohol). CHECK: addiction doctor and cardiologist: heart signs, time window, only stopping. CHECK: midwife; psychiatrist; wording on dying with 113.',
});
