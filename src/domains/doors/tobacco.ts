import { createDoors } from './shared.ts';

export const tobaccoDoors = createDoors({
  craving: {
    nl: {
      title: 'Ik heb trek',
      steps: [
        'Ga naar een plek waar je niet kunt roken. Een andere plek helpt al.',
        'Neem water, kauwgom of iets wat kraakt, zodat je mond bezig is.',
        'Heb je kauwgom of een tablet met nicotine, neem die dan zoals het op het doosje staat.',
      ],
      wave: [
        'Ga rechtop staan, of leun ergens tegenaan. Hoe sterk is het nu? 0 is niets, 10 is heel sterk.',
        'Adem diep in, en langzaam uit alsof je door een rietje blaast.',
        'Je hoofd zegt misschien dat dit alleen maar sterker wordt. Meestal is dat niet zo. De trek zakt weer.',
        'Komt de gedachte “eentje kan wel”? Zeg dan: daar is die gedachte.',
        'Knijp je handen dicht, tel tot vijf en laat los. Doe dat nog twee keer.',
        'Loop naar een raam, en noem drie dingen die ver weg zijn.',
        'Hoe sterk is het nu? Ook als het niet zakte: je hebt gewacht.',
      ],
    },
    en: {
      title: 'I want to smoke',
      steps: [
        'Go somewhere you cannot smoke. Being somewhere else already helps.',
        'Have some water, gum or something crunchy to keep your mouth busy.',
        'If you have nicotine gum or lozenges, take one as it says on the packet.',
      ],
      wave: [
        'Stand up straight or lean on something. How strong is it now? 0 is nothing, 10 is very strong.',
        'Breathe in deeply, and slowly out as if through a straw.',
        'Your mind may say that this will only get worse. For most people it passes.',
        'If you think “one won’t hurt”, say to yourself: there’s that thought.',
        'Clench your fists, count to five and let go. Do that two more times.',
        'Go to a window, and name three things that are far away.',
        'How strong is it now? Even if it did not drop, you waited.',
      ],
    },
  },
  slip: {
    nl: [
      'Maak hem uit en gooi de rest weg. Dan kost de volgende meer moeite.',
      'Ga weg van waar je rookte, drink water en poets je tanden.',
      'Houd je pleister of kauwgom erbij, tenzij je apotheek iets anders zegt.',
    ],
    en: [
      'Put it out and throw the rest away, so the next one is harder to get to.',
      'Move away from where you smoked, drink some water and brush your teeth.',
      'Carry on with your patch or gum, unless your pharmacist says otherwise.',
    ],
  },
});
