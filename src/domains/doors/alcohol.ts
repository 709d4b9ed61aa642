import { createDoors } from './shared.ts';

export const alcoholDoors = createDoors({
  craving: {
    nl: {
      title: 'Ik heb trek',
      steps: [
        'Ga naar een andere plek, of zet de drank buiten zicht.',
        'Neem iets anders te drinken. Dan heb je al iets in je hand.',
        'Stuur iemand een bericht: “Ik heb trek, bel je me straks?”',
      ],
      wave: [
        'Ga zitten, of leun ergens tegenaan. Hoe sterk is het nu? 0 is niets, 10 is heel sterk.',
        'Adem in tot vier en uit tot zes, en laat bij elke uitademing je schouders zakken.',
        'Je hoofd zegt misschien dat dit alleen maar sterker wordt. Meestal is dat niet zo. De trek zakt weer.',
        'Komt de gedachte “eentje kan wel”? Zeg dan: daar is die gedachte.',
        'Drink een groot glas water, langzaam, slok voor slok.',
        'Voel je voeten op de grond, en noem drie dingen die je ziet.',
        'Hoe sterk is het nu? Ook als het niet zakte: je hebt gewacht.',
      ],
    },
    en: {
      title: 'I want a drink',
      steps: [
        'Go somewhere else, or put the drink where you cannot see it.',
        'Get something else to drink. It’s easier with something in your hand.',
        'Send someone a text: “I really want a drink. Can you ring me later?”',
      ],
      wave: [
        'Sit down or lean on something. How strong is it now? 0 is nothing, 10 is very strong.',
        'Breathe in for four and out for six, letting your shoulders drop each time.',
        'Your mind may say that this will only get worse. For most people it passes.',
        'If you think “one won’t hurt”, say to yourself: there’s that thought.',
        'Drink a tall glass of water, slowly, sip by sip.',
        'Feel your feet on the floor, and name three things you can see.',
        'How strong is it now? Even if it did not drop, you waited.',
      ],
    },
  },
  slip: {
    nl: [
      'Was dit één avond, laat het hier dan bij, ook als je glas nog niet leeg is.',
      'Dronk je al dagen veel, stop dan niet ineens. Bel vandaag je huisarts of de huisartsenpost.',
      'Ga weg van de drank. Dan is nee zeggen makkelijker.',
      'Drink water, eet iets en rijd vandaag niet meer.',
    ],
    en: [
      'If this was one evening, leave it here, even if your drink is not finished.',
      'If you have been drinking a lot for days, do not stop suddenly. Call your GP or the huisartsenpost (out-of-hours GP) today.',
      'Move away from the drink. That makes it easier to say no.',
      'Drink some water, eat something and do not drive any more today.',
    ],
  },
});
