import { createDoors } from './shared.ts';

export const cannabisDoors = createDoors({
  craving: {
    nl: {
      title: 'Ik heb trek',
      steps: [
        'Ga naar een andere plek, het liefst naar buiten.',
        'Geef wat je in huis hebt aan iemand anders, of leg het ver weg.',
        'Stuur iemand een bericht: “Ik heb trek, wil je met me praten?”',
      ],
      wave: [
        'Sta op en loop rustig rond, of blijf zitten als dat fijner is. Hoe sterk is het nu? 0 is niets, 10 is heel sterk.',
        'Adem in, en langzaam uit alsof je door een rietje blaast.',
        'Je hoofd zegt misschien dat dit alleen maar sterker wordt. Meestal is dat niet zo. De trek zakt weer.',
        'Komt de gedachte dat je zonder niet slaapt? Antwoord dan: misschien vannacht minder, en straks weer beter.',
        'Zwaai je armen los, en gaap een keer, ook al hoeft het niet.',
        'Voel bij elke stap je hiel en je tenen, en noem drie dingen die je ziet.',
        'Hoe sterk is het nu? Ook als het niet zakte: je hebt gewacht.',
      ],
    },
    en: {
      title: 'I want to use',
      steps: [
        'Go somewhere else for a while, and outside if you can do that safely.',
        'Give what you have at home to someone else, or put it far away.',
        'Send someone a text: “I really want to smoke. Can we talk?”',
      ],
      wave: [
        'Get up and walk around, or stay seated if that’s better. How strong is it now? 0 is nothing, 10 is very strong.',
        'Breathe in, and slowly out as if through a straw.',
        'Your mind may say that this will only get worse. For most people it passes.',
        'If you think you will not sleep without it, answer: maybe less tonight, and better again soon.',
        'Shake your arms loose and yawn once, even if you do not need to.',
        'Feel your heel and toes with every step, and name three things you can see.',
        'How strong is it now? Even if it did not drop, you waited.',
      ],
    },
  },
  slip: {
    nl: [
      'Stop voor vandaag. Na een pauze werkt een joint sterker, dus ga zitten als je duizelig of bang wordt.',
      'Ga weg van waar het is, en gooi weg wat er nog ligt.',
      'Drink water, eet iets en rijd vandaag niet meer.',
    ],
    en: [
      'Stop for today. A joint hits harder after a break, so sit down if you feel dizzy or scared.',
      'Move away from where it is, and throw away what’s left.',
      'Drink some water, eat something and do not drive any more today.',
    ],
  },
  danger: {
    nl: 'Gebruik nu niets meer, en laat iemand bij je blijven die niets heeft gebruikt.',
    en: 'Do not use any more now, and have someone with you who has not used anything today.',
  },
});
