import { createDoors } from './shared.ts';

export const gamblingDoors = createDoors({
  craving: {
    nl: {
      title: 'Ik wil gokken',
      steps: [
        'Stuur nu iemand het bericht “Ik wil gokken”. Meer hoef je niet uit te leggen.',
        'Geef je pas aan iemand die je vertrouwt, of leg hem in een andere kamer.',
        'Sluit de site of de app, en ga naar een plek waar andere mensen zijn.',
      ],
      wave: [
        'Ga zitten, en leg je telefoon plat voor je neer. Hoe sterk is het nu? 0 is niets, 10 is heel sterk.',
        'Adem in, en langzaam uit alsof je door een rietje blaast.',
        'Zie je een scherm of een uitslag voor je, laat die dan voorbijrijden als een bus. Jij stapt niet in.',
        'Je hoofd zegt dat je het kunt terughalen. Zeg tegen jezelf: het geld is morgen hetzelfde, en ik ben dan uitgerust.',
        'Druk je handpalmen tegen elkaar, tel tot tien en laat los.',
        'Voel je voeten op de grond, en noem drie dingen die je ziet.',
        'Hoe sterk is het nu? Ook als het niet zakte: je hebt gewacht.',
      ],
    },
    en: {
      title: 'I want to gamble',
      steps: [
        'Text someone “I want to gamble” now. That’s all you need to say.',
        'Give your bank card to someone you trust, or put it in another room.',
        'Close the site or the app, and go somewhere with other people.',
      ],
      wave: [
        'Sit down, and put your phone flat in front of you. How strong is it now? 0 is nothing, 10 is very strong.',
        'Breathe in, and slowly out as if through a straw.',
        'If you see a screen or a result, let it drive past like a bus. You’re not getting on.',
        'Your mind says you can get it back. Tell yourself: the money will be the same tomorrow, and I’ll be rested.',
        'Press your palms together, count to ten and let go.',
        'Feel your feet on the floor, and name three things you can see.',
        'How strong is it now? Even if it did not drop, you waited.',
      ],
    },
  },
  slip: {
    nl: [
      'Stop voor vandaag. Stort en leen niets meer: daar wordt het gat alleen groter van.',
      'Sluit af en leg je telefoon weg, of loop de deur uit als je ergens speelt.',
      'Geef je pas aan iemand die je vertrouwt, drink water en eet iets.',
    ],
    en: [
      'Stop for today. Do not deposit or borrow any more: it only makes the hole bigger.',
      'Log out and put your phone away, or walk out if you’re somewhere playing.',
      'Give your bank card to someone you trust, drink some water and eat something.',
    ],
  },
  danger: {
    nl: 'Word je bedreigd om geld, bewaar dan het bericht en vertel iemand waar je bent. Beslis vannacht niets over geld.',
    en: 'If someone threatens you about money, keep the message, tell someone where you are and decide nothing about money tonight.',
  },
});
