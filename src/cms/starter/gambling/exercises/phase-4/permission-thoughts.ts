import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';
import { permissionThought } from '../../../shared/quiz-forms.ts';

export const permissionThoughts = exercise({
  id: 'gambling_4_3',
  domain: 'gambling',
  title: { nl: 'Toestemmingszinnen', en: 'Permission thoughts' },
  parts: [
    told('inleiding', {
      nl: p(
        'Vlak voor een inzet komt vaak een zin langs die het goedpraat. Kies het antwoord dat jou helpt. Er is geen score.',
      ),
      en: p(
        'Before a stake there is often a thought that makes it seem fine. Choose the answer that helps you. There is no score.',
      ),
    }),
    permissionThought({
      key: 'nog_een',
      required: true,
      thought: { nl: '“Nog één keer en dan klaar.”', en: '“One more time and then I stop.”' },
      helps: [
        { nl: '“Klaar is nu. Ik leg mijn telefoon weg.”', en: '“Stopping is now. I put my phone away.”' },
        {
          nl: 'De volgende inzet maakt stoppen moeilijker, niet makkelijker. Nu is het lichtste moment.',
          en: 'The next stake makes stopping harder, not lighter. Now is the lightest moment.',
        },
      ],
      alsoHelps: [
        { nl: '“Ik wacht tien minuten en app iemand.”', en: '“I wait ten minutes and text someone.”' },
        {
          nl: 'Uitstel haalt de top van de golf. Met een mens erbij nog meer.',
          en: 'Delay takes the top off the wave. With a person even more.',
        },
      ],
      stern: [
        { nl: '“Ik moet strenger zijn voor mezelf.”', en: '“I have to be harder on myself.”' },
        {
          nl: 'Wie zich slecht voelt, zoekt sneller het spel. Vriendelijk is: “Klaar is nu.”',
          en: 'Feeling bad leads back to the game sooner. Kinder is: “Stopping is now.”',
        },
      ],
    }),
    permissionThought({
      key: 'gevoel',
      thought: { nl: '“Ik heb nu een goed gevoel.”', en: '“I have a good feeling now.”' },
      helps: [
        { nl: '“Een gevoel is geen kans.”', en: '“A feeling is not a chance.”' },
        {
          nl: 'Het spel weet niets van jouw gevoel. De kans blijft elke ronde gelijk.',
          en: 'The game knows nothing of your feeling. The chance stays the same every round.',
        },
      ],
      alsoHelps: [
        { nl: '“Ik gebruik dit goede gevoel voor iets anders.”', en: '“I use this good feeling for something else.”' },
        { nl: 'Dat kan heel goed. Bel iemand of ga naar buiten.', en: 'That works well. Call someone or go outside.' },
      ],
      stern: [
        { nl: '“Ik mag me niet goed voelen.”', en: '“I should not feel good.”' },
        {
          nl: 'Je goed voelen is fijn. Het zegt alleen niets over het spel.',
          en: 'Feeling good is nice. It only says nothing about the game.',
        },
      ],
    }),
    permissionThought({
      key: 'terug',
      thought: { nl: '“Ik win het terug.”', en: '“I will win it back.”' },
      helps: [
        { nl: '“Wat weg is, is weg. Ik bel nu iemand.”', en: '“What is gone is gone. I call someone now.”' },
        {
          nl: 'Zo wordt een verlies vaak groter. Dit heet verlies najagen.',
          en: 'That is how a loss often gets bigger. It is called chasing losses.',
        },
      ],
      alsoHelps: [
        { nl: '“Ik beslis morgen, uitgeslapen.”', en: '“I decide tomorrow, rested.”' },
        {
          nl: 'Morgen is het geld hetzelfde en je hoofd helderder.',
          en: 'Tomorrow the money is the same and your mind is clearer.',
        },
      ],
      stern: [
        {
          nl: '“Ik heb alles verpest, dus het maakt niet meer uit.”',
          en: '“I have ruined everything, so it no longer matters.”',
        },
        {
          nl: 'Eén avond is één avond. Stoppen telt op elk moment. Zie je geen uitweg? Bel 113.',
          en: 'One evening is one evening. Stopping counts at any moment. Do you see no way out? Call 113.',
        },
      ],
    }),
    permissionThought({
      key: 'mijn_geld',
      thought: { nl: '“Het is mijn geld.”', en: '“It is my money.”' },
      helps: [
        { nl: '“Eerst de vaste lasten, dan slapen, dan kijken.”', en: '“First the bills, then sleep, then look.”' },
        { nl: 'Het klopt, en de huur is ook van jou.', en: 'It is true, and the rent is yours too.' },
      ],
      alsoHelps: [
        { nl: '“Mijn geld gaat vandaag naar iets wat blijft.”', en: '“Today my money goes to something that stays.”' },
        { nl: 'Kies meteen wat. Dan staat het vast.', en: 'Choose what right away. Then it is settled.' },
      ],
      stern: [
        { nl: '“Ik kan niet met geld omgaan.”', en: '“I cannot handle money.”' },
        {
          nl: 'Je leert het nu. Hulp met geld vragen is een slimme stap.',
          en: 'You are learning it now. Asking for help with money is a smart step.',
        },
      ],
    }),
    permissionThought({
      key: 'tientje',
      thought: { nl: '“Ik stort maar een klein bedrag.”', en: '“I only deposit a small amount.”' },
      helps: [
        { nl: '“De deur blijft dicht.”', en: '“The door stays closed.”' },
        {
          nl: 'Een klein bedrag is de sleutel van de deur. Daarna komt vaak meer.',
          en: 'A small amount is the key to the door. More often follows.',
        },
      ],
      alsoHelps: [
        { nl: '“Ik zet er nu een slot bij.”', en: '“I add a lock now.”' },
        {
          nl: 'Goed. Een slot kiest voor je op het moment dat jij moe bent.',
          en: 'Good. A lock chooses for you when you are tired.',
        },
      ],
      stern: [
        { nl: '“Nooit meer, anders ben ik niets waard.”', en: '“Never again, or I am worth nothing.”' },
        {
          nl: 'Jouw waarde hangt niet aan één storting. Vandaag is genoeg.',
          en: 'Your worth does not depend on one deposit. Today is enough.',
        },
      ],
    }),
  ],
  feedback: {
    title: { nl: 'Je hebt nu twee stemmen', en: 'You now have two voices' },
    html: {
      nl: p('De oude zin blijft soms komen. Nu heb je er een antwoord naast. Kies er één en zet het op je telefoon.'),
      en: p(
        'The old thought will still come at times. Now you have an answer next to it. Choose one and put it on your phone.',
      ),
    },
  },
  notes: 'Method: permission thoughts (cognitive behavioural therapy). CHECK: clinician.',
});
