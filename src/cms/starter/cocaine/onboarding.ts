import { gpFirst, p, safety, tel } from '../shared/markup.ts';
import { helpLink, onboardingOf, suicide, violence } from '../shared/onboarding.ts';

export const onboarding = onboardingOf(
  'cocaine',
  [
    {
      nl: {
        title: 'Heb je nu pijn of druk op je borst, of ben je erg kortademig?',
        text: p('Cocaïne kan je hart in gevaar brengen, ook als je jong bent.'),
        explainerTitle: 'Bel nu 112',
        explainer: p(
          `<strong>${safety('chest', 'nl')}</strong> Dat helpt bij snelle zorg.`,
          'Gebruik niets meer. Blijf niet alleen en rijd niet zelf. Doe dit ook als het zakt.',
        ),
        link: { href: 'tel:112', text: 'Bel 112' },
      },
      en: {
        title: 'Do you have pain or pressure in your chest now, or are you very short of breath?',
        text: p('Cocaine can put your heart in danger, also when you are young.'),
        explainerTitle: 'Call 112 now',
        explainer: p(
          `<strong>${safety('chest', 'en')}</strong> It helps them care for you fast.`,
          'Use nothing more. Do not stay alone and do not drive yourself. Do this even if it fades.',
        ),
        link: { href: 'tel:112', text: 'Call 112' },
      },
    },
    {
      nl: {
        title: 'Drink je bijna altijd alcohol als je gebruikt?',
        text: p('Samen maakt je lichaam een extra stof, en die belast je hart.'),
        explainerTitle: 'Samen is zwaarder voor je hart',
        explainer:
          p('Minder alcohol helpt vaak ook bij cocaïne. Drink je elke dag, stop daar dan niet ineens mee.') +
          gpFirst('nl'),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you almost always drink alcohol when you use?',
        text: p('Together, your body makes an extra chemical that puts strain on your heart.'),
        explainerTitle: 'Together is harder on your heart',
        explainer:
          p('Less alcohol often helps with cocaine too. If you drink every day, do not stop that suddenly.') +
          gpFirst('en'),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Heb je een hartziekte of hoge bloeddruk, of viel je weleens flauw na gebruik?',
        text: p('Dan is elke keer gebruiken een groter risico voor je hart.'),
        explainerTitle: 'Ga deze week naar je huisarts',
        explainer: p(
          'Vertel eerlijk dat je cocaïne gebruikt. Je huisarts kan je hart nakijken en houdt dit voor zich.',
          'Elke keer minder telt. Bij hartklachten past alleen stoppen.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you have a heart condition or high blood pressure, or have you fainted after using?',
        text: p('Then each time you use is a bigger risk for your heart.'),
        explainerTitle: 'See your GP this week',
        explainer: p(
          'Be honest that you use cocaine. Your GP can check your heart and keeps this private.',
          'Every time less counts. With heart problems, only stopping fits.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Zie of hoor je dingen die anderen niet zien of horen, of voel je je achtervolgd?',
        text: p('Dit kan door cocaïne of weinig slaap komen. Snelle hulp helpt.'),
        explainerTitle: 'Bel vandaag je huisarts',
        explainer: p(
          'Zeg wat je ziet, hoort of denkt. ’s Avonds, ’s nachts en in het weekend bel je de huisartsenpost.',
          `Gebruik niets meer en blijf niet alleen. <strong>${safety('psychosis', 'nl')}</strong>`,
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you see or hear things that others do not, or do you feel followed?',
        text: p('This can come from cocaine or too little sleep. Fast help works.'),
        explainerTitle: 'Call your GP today',
        explainer: p(
          'Say what you see, hear or think. In the evening, at night and at weekends, call the out-of-hours GP (huisartsenpost).',
          `Use nothing more and do not stay alone. <strong>${safety('psychosis', 'en')}</strong>`,
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Rook je basecoke of spuit je?',
        text: p('Dan werkt het sneller en sterker. Hulp erbij maakt stoppen haalbaarder.'),
        explainerTitle: 'Vraag hulp naast dit programma',
        explainer: p(
          'Vraag je huisarts om een verwijzing naar verslavingszorg. Daar krijg je sneller en meer hulp.',
          'Je kunt hier alvast meedoen.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you smoke crack or inject?',
        text: p('Then it works faster and stronger. Extra help makes stopping more possible.'),
        explainerTitle: 'Ask for help next to this programme',
        explainer: p(
          'Ask your GP to refer you to addiction care. There you get faster and more help.',
          'You can already take part here.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Ben je zwanger, wil je zwanger worden of geef je borstvoeding?',
        text: p('Cocaïne kan jou en je kind schaden.'),
        explainerTitle: 'Bel vandaag je verloskundige of huisarts',
        explainer: p(
          'Vertel wat je gebruikt. Zij helpen je zonder oordeel, ook als stoppen lastig is.',
          `Bloedverlies, hevige buikpijn of pijn op je borst? Wacht niet en bel ${tel('112')}.`,
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you pregnant, do you want to be, or are you breastfeeding?',
        text: p('Cocaine can harm you and your child.'),
        explainerTitle: 'Call your midwife or GP today',
        explainer: p(
          'Tell them what you use. They help you without judgement, also when stopping is hard.',
          `Blood loss, strong belly pain or chest pain? Do not wait and call ${tel('112')}.`,
        ),
        link: helpLink.en,
      },
    },
    suicide,
    violence,
  ],
  'Sources: Mittleman et al. 1999 [S18] (chest complaints); van Amsterdam et al. 2024 [S30] (alcohol together with cocaine); NHG M10 [S1] (alcohol withdrawal). The question about the chest stands first because it cannot wait; of the others what holds for many comes first, what is rare last. CHECK [C1]: addiction doctor and cardiologist: heart signs and the advice of stopping. CHECK [C1]: midwife: pregnancy and the signs for 112. CHECK [C1]: psychiatrist: seeing or hearing things.',
);
