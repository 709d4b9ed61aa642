import { doorsOf } from './shared.ts';

export const alcohol = doorsOf({
  craving: {
    nl: {
      title: 'Ik heb trek',
      steps: [
        'Ga naar een andere plek, of zet de drank buiten zicht.',
        'Pak iets anders te drinken, want volle handen grijpen minder snel.',
        'Stuur iemand een bericht: “Ik heb trek, bel je me straks?”',
      ],
      wave: [
        'Ga zitten, of leun ergens tegenaan. Hoe sterk is het nu? 0 is niets, 10 is heel sterk.',
        'Adem in tot vier en uit tot zes, en laat bij elke uitademing je schouders zakken.',
        'Je hoofd zegt misschien dat dit alleen maar sterker wordt. Bij mensen bij wie dat gemeten is, klopte dat meestal niet.',
        'Komt de gedachte “eentje kan wel”? Zeg dan: daar is die gedachte.',
        'Drink een groot glas water, langzaam, slok voor slok.',
        'Voel je voeten op de grond, en noem drie dingen die je ziet.',
        'Hoe sterk is het nu? Lager, gelijk of hoger: je bent er nog.',
      ],
    },
    en: {
      title: 'I have a craving',
      steps: [
        'Go somewhere else, or put the drink where you cannot see it.',
        'Get something else to drink, because hands that are full reach for less.',
        'Send someone a text: “I have a craving, will you call me later?”',
      ],
      wave: [
        'Sit down or lean on something. How strong is it now? 0 is nothing, 10 is very strong.',
        'Breathe in for four and out for six, letting your shoulders drop each time.',
        'Your mind may say that this will only get worse. Where that was measured, it mostly wasn’t true.',
        'Does the thought “one won’t hurt” come up? Say to yourself: there’s that thought.',
        'Drink a tall glass of water, slowly, sip by sip.',
        'Feel your feet on the floor, and name three things you can see.',
        'How strong is it now? Lower, the same or higher: you’re still here.',
      ],
    },
  },
  slip: {
    nl: [
      'Stop hier, ook als je glas nog niet leeg is. Dronk je dagenlang veel, stop dan niet ineens en bel je huisarts.',
      'Ga weg van waar de drank staat, want daar wordt kiezen makkelijker van.',
      'Drink water, eet iets en rijd vandaag niet meer.',
    ],
    en: [
      'Stop here, even if your drink is not finished. If you’ve been drinking a lot for days, do not stop suddenly but call your GP.',
      'Move away from where the drink is, because choosing gets easier there.',
      'Drink some water, eat something and do not drive any more today.',
    ],
  },
});
