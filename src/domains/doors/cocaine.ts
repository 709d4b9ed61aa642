import { createDoors } from './shared.ts';

export const cocaineDoors = createDoors({
  craving: {
    nl: {
      title: 'Ik heb trek',
      steps: [
        'Ga weg van waar je bent, ook als je geen reden kunt geven.',
        'Neem water of fris als volgende drankje, omdat drank de trek sterker maakt.',
        'Bel iemand en zeg: “Ik heb trek. Blijf je 20 minuten bij me?”',
      ],
      wave: [
        'Leg alles neer wat je in je handen hebt, en laat je kaken los. Hoe sterk is het nu? 0 is niets, 10 is heel sterk.',
        'Adem in, en langzaam uit alsof je door een rietje blaast.',
        'Deze trek is hard. Hij wil dat je nu iets stuurt, dus doe nu alleen iets met je lichaam.',
        'Komt de gedachte “eentje kan wel”? Zeg dan: daar is die gedachte.',
        'Maak vuisten, tel tot vijf en laat los. Doe dat drie keer, en loop heen en weer als dat kan.',
        'Denk aan morgenochtend tien uur: wie wil je dan zijn? Noem drie dingen die je nu ziet.',
        'Hoe sterk is het nu? Ook als het niet zakte: je hebt gewacht.',
      ],
    },
    en: {
      title: 'I want to use',
      steps: [
        'Leave the place you’re in, even if you cannot give a reason.',
        'Make your next drink water or a soft drink. Alcohol makes the craving stronger.',
        'Call someone and say: “I really want to use. Can you stay with me for 20 minutes?”',
      ],
      wave: [
        'Put down whatever is in your hands, and loosen your jaw. How strong is it now? 0 is nothing, 10 is very strong.',
        'Breathe in, and slowly out as if through a straw.',
        'This craving is hard. It wants you to send a message, so for now only do something with your body.',
        'If you think “one won’t hurt”, say to yourself: there’s that thought.',
        'Make fists, count to five and let go. Do that three times, and walk up and down if you can.',
        'Think of ten o’clock tomorrow morning: who do you want to be? Name three things you can see now.',
        'How strong is it now? Even if it did not drop, you waited.',
      ],
    },
  },
  slip: {
    nl: [
      'Stop hier. Na een pauze is je lichaam het minder gewend, dus dezelfde hoeveelheid is dan gevaarlijker.',
      'Ga weg van waar het is, en zoek iemand op die niets heeft gebruikt.',
      'Drink water, eet iets en rijd vandaag niet meer.',
    ],
    en: [
      'Stop here. Your body gets less used to it in a break, and then the same amount is more dangerous.',
      'Move away from where it is, and find someone who has not used anything.',
      'Drink some water, eat something and do not drive any more today.',
    ],
  },
  danger: {
    nl: 'Gebruik niets meer, laat iemand bij je blijven en rijd niet zelf.',
    en: 'Do not use any more, have someone stay with you and do not drive yourself.',
  },
});
