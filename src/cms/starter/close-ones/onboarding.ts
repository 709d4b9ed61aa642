import { p, safety, tel } from '../shared/markup.ts';
import { type DangerQuestion, getOnboarding, helpLink, suicide } from '../shared/onboarding.ts';

/** The question of every domain, about the reader and not about the other. */
const ownThoughts: DangerQuestion = {
  danger: 'suicide',
  nl: { ...suicide.nl, title: 'En jij: denk je er zelf weleens aan om niet meer te leven?' },
  en: { ...suicide.en, title: 'And what about you: do you ever think about ending your life?' },
};

export const onboarding = getOnboarding(
  'close-ones',
  [
    {
      danger: 'exhausted',
      nl: {
        title: 'Ben je zelf uitgeput of ziek van de zorgen?',
        text: p('Zorgen om een ander kosten veel kracht, en jij telt ook.'),
        explainerTitle: 'Ga naar je eigen huisarts',
        explainer: p(
          'Maak deze week een afspraak, voor jezelf. Vertel hoe het thuis gaat en hoe je slaapt.',
          'Je bent hier aan het goede adres, want fase 1 van het programma gaat over jou.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you exhausted or ill from worrying?',
        text: p('Worrying about someone takes a lot of strength, and you count too.'),
        explainerTitle: 'See your own GP',
        explainer: p(
          'Make an appointment for yourself this week, and not only for them. Tell your GP how things are at home and how you’re sleeping.',
          'You’re in the right place here, because phase 1 of the programme is all about you.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'children',
      nl: {
        title: 'Wonen er kinderen in huis die hier last van hebben?',
        text: p('Kinderen merken veel, en één volwassene die luistert helpt een kind al.'),
        explainerTitle: 'Er is hulp voor kinderen',
        explainer: p(
          `Een kind kan gratis bellen met de Kindertelefoon: ${tel('0800-0432')}.`,
          'Je huisarts of de school kent groepen voor kinderen die dit thuis meemaken. Je vindt ze als je zoekt op KOPP of KOV.',
          `Is een kind niet veilig, bel dan Veilig Thuis: ${tel('0800-2000')}. Bij direct gevaar bel je ${tel('112')}.`,
        ),
        link: { href: '/hulp', text: 'Lees meer over kinderen bij Hulp' },
      },
      en: {
        title: 'Are there children in the house who are affected by this?',
        text: p('Children notice a lot, and one adult who listens already makes a difference.'),
        explainerTitle: 'There is help for children',
        explainer: p(
          `A child can call the Kindertelefoon for free, and they speak Dutch: ${tel('0800-0432')}.`,
          'Your GP or the school knows groups for children who live with this. If you search for them, they’re called KOPP or KOV in Dutch.',
          `If a child is not safe, call Veilig Thuis (the domestic abuse helpline): ${tel('0800-2000')}. If there’s immediate danger, call ${tel('112')}.`,
        ),
        link: { href: '/en/help', text: 'Read more about children at Help' },
      },
    },
    {
      danger: 'other-stopping',
      nl: {
        title: 'Drinkt of gebruikt die persoon zoveel dat stoppen gevaarlijk kan zijn?',
        text: p('Ineens stoppen met veel alcohol, GHB of kalmeringsmiddelen kan het lichaam schaden.'),
        explainerTitle: 'Dwing niemand om ineens te stoppen',
        explainer: p(
          'Giet niets weg en verstop niets, want dan stopt iemand ineens. Bel samen de huisarts, of vraag zelf om advies.',
          `<strong>${safety('ghbEmergency', 'nl')}</strong>`,
          safety('recovery', 'nl'),
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do they drink or use so much that stopping could be dangerous?',
        text: p('If someone takes a lot of alcohol, GHB or tranquillisers, stopping suddenly can harm the body.'),
        explainerTitle: 'Do not force anyone to stop suddenly',
        explainer: p(
          'Do not pour anything away or hide it, because that makes someone stop suddenly. Call the GP together, or call them yourself to ask for advice.',
          `<strong>${safety('ghbEmergency', 'en')}</strong>`,
          safety('recovery', 'en'),
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'other-suicide',
      nl: {
        title: 'Heeft die persoon gezegd niet meer te willen leven?',
        text: p('Zoiets is zwaar om te horen, en te zwaar om alleen op te lossen.'),
        explainerTitle: '113 is er ook voor jou',
        explainer: p(
          `Bel ${tel('113')}, gratis en anoniem, dag en nacht. Je kunt daar ook als naaste om advies vragen.`,
          `Vraag de ander ernaar, want dat maakt het niet erger. <strong>Bij direct gevaar bel je ${tel('112')}.</strong>`,
        ),
        link: { href: 'https://www.113.nl', text: 'Naar 113.nl' },
      },
      en: {
        title: 'Have they said they no longer want to live?',
        text: p('Something like this is hard to hear, and too hard to solve alone.'),
        explainerTitle: '113 is there for you too',
        explainer: p(
          `Call ${tel('113')}, free and anonymous, day and night, and ask for advice as a relative or friend.`,
          `Ask them about it, because asking does not make it worse. <strong>If there’s immediate danger, call ${tel('112')}.</strong>`,
        ),
        link: { href: 'https://www.113.nl', text: 'Go to 113.nl' },
      },
    },
    ownThoughts,
    {
      danger: 'afraid',
      nl: {
        title: 'Ben je weleens bang voor degene om wie je je zorgen maakt?',
        text: p('Jouw veiligheid gaat voor alles wat je hier oefent.'),
        explainerTitle: 'Jouw veiligheid eerst',
        explainer: p(
          `Bel Veilig Thuis: ${tel('0800-2000')}. Gratis, dag en nacht, en het kan anoniem, ook alleen voor advies.`,
          `<strong>Is er nu gevaar? Ga weg en bel ${tel('112')}.</strong>`,
          'Ga lastige gesprekken nu niet alleen aan. Met de knop Snel weg ga je direct naar een andere site.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you ever afraid of the person you’re worried about?',
        text: p('Your safety comes before everything you practise here.'),
        explainerTitle: 'Your safety first',
        explainer: p(
          `Call Veilig Thuis (the domestic abuse helpline): ${tel('0800-2000')}. It’s free, day and night, and you can stay anonymous. You can also call if you only want advice.`,
          `<strong>If you’re in danger now, leave and call ${tel('112')}.</strong>`,
          'Do not start difficult conversations on your own now. The button Leave this page takes you straight to another site.',
        ),
        link: helpLink.en,
      },
    },
  ],
  'Sources: rijksoverheid.nl [S38] (Veilig Thuis); NHG M10 [S1] (withdrawal); richtlijnenjeugdhulp.nl (KOPP/KOV). CHECK [C1]: Veilig Thuis: violence before any talk. CHECK [C2]: KOPP/KOV specialist: children. CHECK [C1]: addiction doctor: not removing supplies, GHB and tranquillisers. CHECK [C5]: Kindertelefoon: languages.',
);
