import { gpFirst, p, safety, tel } from '../shared/markup.ts';
import { getOnboarding, helpLink, suicide, violence } from '../shared/onboarding.ts';

export const onboarding = getOnboarding(
  'cocaine',
  [
    {
      danger: 'chest',
      nl: {
        title: 'Heb je nu pijn of druk op je borst, of ben je erg kortademig?',
        text: p('Cocaïne kan je hart in gevaar brengen, ook als je jong bent.'),
        explainerTitle: 'Bel nu 112',
        explainer: p(
          `<strong>${safety('chest', 'nl')}</strong> Als ze dat weten, kunnen ze je sneller helpen.`,
          'Gebruik niets meer, blijf niet alleen en rijd niet zelf. Bel ook als de pijn zakt, want die kan terugkomen.',
        ),
        link: { href: 'tel:112', text: 'Bel 112' },
      },
      en: {
        title: 'Do you have pain or pressure in your chest now, or are you very short of breath?',
        text: p('Cocaine can put your heart in danger, even if you’re young and fit.'),
        explainerTitle: 'Call 112 now',
        explainer: p(
          `<strong>${safety('chest', 'en')}</strong> It helps them care for you quickly.`,
          'Do not use any more, do not stay alone and do not drive yourself. Call even if the pain fades, because it can come back.',
        ),
        link: { href: 'tel:112', text: 'Call 112' },
      },
    },
    {
      danger: 'drinks-too',
      nl: {
        title: 'Drink je bijna altijd alcohol als je gebruikt?',
        text: p('Van drank en cocaïne samen maakt het lichaam een extra stof, en die belast het hart.'),
        explainerTitle: 'Samen is zwaarder voor je hart',
        explainer:
          p('Minder alcohol helpt vaak ook bij cocaïne. Drink je elke dag, stop daar dan niet ineens mee.') +
          gpFirst('nl'),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you almost always drink alcohol when you use?',
        text: p('From alcohol and cocaine together the body makes an extra chemical that strains the heart.'),
        explainerTitle: 'Together is harder on your heart',
        explainer:
          p(
            'Drinking less often helps with cocaine as well. If you drink every day, though, do not stop drinking suddenly.',
          ) + gpFirst('en'),
        link: helpLink.en,
      },
    },
    {
      danger: 'heart',
      nl: {
        title: 'Heb je een hartziekte of hoge bloeddruk, of viel je weleens flauw na gebruik?',
        text: p('Met een hartziekte of hoge bloeddruk is elke keer gebruiken een groter risico.'),
        explainerTitle: 'Ga deze week naar je huisarts',
        explainer: p(
          'Vertel eerlijk dat je cocaïne gebruikt, want dan kan je huisarts je hart nakijken. Je huisarts houdt dit voor zich.',
          'Elke keer dat je niet gebruikt, telt. Heb je hartklachten, dan is helemaal stoppen het enige dat veilig is.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you have a heart condition or high blood pressure, or have you fainted after using?',
        text: p('With a heart condition or high blood pressure, each time is a bigger risk.'),
        explainerTitle: 'See your GP this week',
        explainer: p(
          'Be honest about using cocaine, because your GP can check your heart and will keep this private.',
          'Every time you do not use counts. If you have heart problems, stopping is the only safe choice.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'hearing',
      nl: {
        title: 'Zie of hoor je dingen die anderen niet zien of horen, of voel je je achtervolgd?',
        text: p('Zoiets kan beangstigend zijn, en snelle hulp maakt veel verschil.'),
        explainerTitle: 'Bel vandaag je huisarts',
        explainer: p(
          'Vertel daarbij wat je ziet, hoort of denkt. Buiten kantooruren bel je de huisartsenpost.',
          `Gebruik niets meer en vraag iemand om bij je te blijven. <strong>${safety('psychosis', 'nl')}</strong>`,
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you see or hear things that others do not, or do you feel followed?',
        text: p('This can be frightening, and quick help makes a big difference.'),
        explainerTitle: 'Call your GP today',
        explainer: p(
          'Tell them what you see, hear or think. Outside office hours, call the out-of-hours GP (huisartsenpost).',
          `Do not use any more, and ask someone to stay with you. <strong>${safety('psychosis', 'en')}</strong>`,
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'crack',
      nl: {
        title: 'Rook je basecoke of spuit je?',
        text: p('Gerookt of gespoten werkt cocaïne sneller en sterker.'),
        explainerTitle: 'Vraag hulp naast dit programma',
        explainer: p(
          'Vraag je huisarts om een verwijzing naar verslavingszorg, want daar krijg je sneller meer hulp. Intussen kun je hier meedoen.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you smoke crack or inject?',
        text: p('Smoked or injected, cocaine works faster and stronger.'),
        explainerTitle: 'Ask for help as well as this programme',
        explainer: p(
          'Ask your GP to refer you to addiction care, where you’ll get more help, and sooner. Meanwhile you can take part here.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'pregnant-cocaine',
      nl: {
        title: 'Ben je zwanger, wil je zwanger worden of geef je borstvoeding?',
        text: p('Cocaïne kan een zwangerschap schaden, en er is hulp zonder oordeel.'),
        explainerTitle: 'Bel vandaag je verloskundige of huisarts',
        explainer: p(
          'Vertel wat je gebruikt, dan helpen zij je zonder oordeel, ook als stoppen lastig is.',
          `Verlies je bloed, of heb je hevige buikpijn of pijn op je borst? Bel meteen ${tel('112')}.`,
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you pregnant, do you want to be, or are you breastfeeding?',
        text: p('Cocaine can harm a pregnancy, and there is help without judging.'),
        explainerTitle: 'Call your midwife or GP today',
        explainer: p(
          'Tell them what you use, and they’ll help you without judging, even if stopping is hard.',
          `If you’re losing blood or have chest pain or strong pain in your belly, call ${tel('112')} at once.`,
        ),
        link: helpLink.en,
      },
    },
    suicide,
    violence,
  ],
  'Sources: Mittleman et al. 1999 [S18] (chest complaints); van Amsterdam et al. 2024 [S30] (alcohol together with cocaine); NHG M10 [S1] (alcohol withdrawal). The question about the chest stands first because it cannot wait; of the others what holds for many comes first, what is rare last. CHECK [C1]: addiction doctor and cardiologist: heart signs and the advice of stopping. CHECK [C1]: midwife: pregnancy and the signs for 112. CHECK [C1]: psychiatrist: seeing or hearing things.',
);
