import type { Localised } from '#src/domains/domain.ts';
import { p, safety, tel } from '../shared/markup.ts';
import { helpLink, onboardingOf, type SafetyQuestion, suicide } from '../shared/onboarding.ts';

/** The same question as in every domain, asked about the reader and not about the other. */
const ownThoughts: Localised<SafetyQuestion> = {
  nl: { ...suicide.nl, title: 'En jij: denk je er zelf weleens aan om niet meer te leven?' },
  en: { ...suicide.en, title: 'And you: do you ever think about no longer living yourself?' },
};

export const onboarding = onboardingOf(
  'close-ones',
  [
    {
      nl: {
        title: 'Ben je zelf uitgeput of ziek van de zorgen?',
        text: p('Zorgen om een ander kosten veel. Jij telt ook.'),
        explainerTitle: 'Ga naar je eigen huisarts',
        explainer: p(
          'Maak deze week een afspraak, voor jezelf. Vertel hoe het thuis gaat en hoe je slaapt.',
          'Je bent hier aan het goede adres. Fase 1 van het programma gaat over jou.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you exhausted or ill from worrying?',
        text: p('Worrying about someone costs a lot. You count too.'),
        explainerTitle: 'See your own GP',
        explainer: p(
          'Make an appointment this week, for yourself. Tell them how things are at home and how you sleep.',
          'You are in the right place here. Phase 1 of the programme is about you.',
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Wonen er kinderen in huis die hier last van hebben?',
        text: p('Kinderen merken veel. Eén volwassene die luistert, helpt een kind al.'),
        explainerTitle: 'Er is hulp voor kinderen',
        explainer: p(
          `Een kind kan gratis bellen met de Kindertelefoon: ${tel('0800-0432')}.`,
          'Je huisarts of de school kent groepen voor kinderen die dit thuis meemaken. Zoek op KOPP of KOV.',
          `Is een kind niet veilig? Bel Veilig Thuis: ${tel('0800-2000')}. Bij direct gevaar bel je ${tel('112')}.`,
        ),
        link: { href: '/hulp', text: 'Lees meer over kinderen bij Hulp' },
      },
      en: {
        title: 'Do children live in the house who suffer from this?',
        text: p('Children notice a lot. One adult who listens already helps a child.'),
        explainerTitle: 'There is help for children',
        explainer: p(
          `A child can call the Kindertelefoon for free: ${tel('0800-0432')}. They speak Dutch.`,
          'Your GP or the school knows groups for children who live with this. In Dutch they are called KOPP or KOV.',
          `Is a child not safe? Call Veilig Thuis: ${tel('0800-2000')}. In immediate danger, call ${tel('112')}.`,
        ),
        link: { href: '/en/help', text: 'Read more about children at Help' },
      },
    },
    {
      nl: {
        title: 'Drinkt of gebruikt die persoon zoveel dat stoppen gevaarlijk kan zijn?',
        text: p('Bij veel alcohol, GHB of kalmeringsmiddelen kan ineens stoppen het lichaam schaden.'),
        explainerTitle: 'Dwing niemand om ineens te stoppen',
        explainer: p(
          'Giet niets weg en verstop niets. Bel samen de huisarts, of vraag zelf om advies.',
          `<strong>${safety('alcoholEmergency', 'nl')}</strong> Ook als iemand niet wakker te krijgen is.`,
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Does that person drink or use so much that stopping can be dangerous?',
        text: p('With a lot of alcohol, GHB or tranquillisers, stopping suddenly can harm the body.'),
        explainerTitle: 'Do not force anyone to stop suddenly',
        explainer: p(
          'Do not pour anything away or hide it. Call the GP together, or ask for advice yourself.',
          `<strong>${safety('alcoholEmergency', 'en')}</strong> Also if someone cannot be woken.`,
        ),
        link: helpLink.en,
      },
    },
    {
      nl: {
        title: 'Heeft die persoon gezegd niet meer te willen leven?',
        text: p('Dat is zwaar om te horen. Je hoeft dit niet alleen op te lossen.'),
        explainerTitle: '113 is er ook voor jou',
        explainer: p(
          `Bel ${tel('113')}, gratis en anoniem, dag en nacht. Je kunt daar ook als naaste advies vragen.`,
          `Vraag de ander ernaar. Dat maakt het niet erger. <strong>Bij direct gevaar bel je ${tel('112')}.</strong>`,
        ),
        link: { href: 'https://www.113.nl', text: 'Naar 113.nl' },
      },
      en: {
        title: 'Has that person said they no longer want to live?',
        text: p('That is hard to hear. You do not have to solve this alone.'),
        explainerTitle: '113 is there for you too',
        explainer: p(
          `Call ${tel('113')}, free and anonymous, day and night. You can ask for advice there as family or friend.`,
          `Ask the other person about it. That does not make it worse. <strong>In immediate danger, call ${tel('112')}.</strong>`,
        ),
        link: { href: 'https://www.113.nl', text: 'Go to 113.nl' },
      },
    },
    ownThoughts,
    {
      nl: {
        title: 'Ben je weleens bang voor degene om wie je je zorgen maakt?',
        text: p('Dan gaat jouw veiligheid voor alles wat je hier oefent.'),
        explainerTitle: 'Jouw veiligheid eerst',
        explainer: p(
          `Bel Veilig Thuis: ${tel('0800-2000')}. Gratis, dag en nacht, en het kan anoniem. Ook alleen voor advies.`,
          `<strong>Is er nu gevaar? Ga weg en bel ${tel('112')}.</strong>`,
          'Ga lastige gesprekken nu niet alleen aan. Met de knop Snel weg ga je direct naar een andere site.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you sometimes afraid of the person you worry about?',
        text: p('Then your safety comes before everything you practise here.'),
        explainerTitle: 'Your safety first',
        explainer: p(
          `Call Veilig Thuis: ${tel('0800-2000')}. Free, day and night, and you can stay anonymous. Also for advice only.`,
          `<strong>Is there danger now? Leave and call ${tel('112')}.</strong>`,
          'Do not start hard talks alone now. The button Leave now takes you straight to another site.',
        ),
        link: helpLink.en,
      },
    },
  ],
  'Sources: rijksoverheid.nl (Veilig Thuis); NHG M10 (withdrawal); richtlijnenjeugdhulp.nl (KOPP/KOV). CHECK: Veilig Thuis: violence before any talk. CHECK: KOPP/KOV specialist: children. CHECK: addiction doctor: not removing supplies, GHB and tranquillisers. CHECK: Kindertelefoon: languages.',
);
