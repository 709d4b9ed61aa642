import { doorsOf } from './shared.ts';

export const tobacco = doorsOf({
  craving: {
    nl: {
      title: 'Ik heb trek',
      steps: [
        'Ga naar een plek waar je niet kunt roken, want de plek roept het op.',
        'Neem water, kauwgom of iets wat kraakt, zodat je mond bezig is.',
        'Heb je kauwgom of een tablet met nicotine, neem die dan zoals het op het doosje staat.',
      ],
      wave: [
        'Ga rechtop staan, of leun ergens tegenaan. Hoe sterk is het nu? 0 is niets, 10 is heel sterk.',
        'Adem diep in, en langzaam uit alsof je door een rietje blaast.',
        'Je hoofd zegt misschien dat dit alleen maar sterker wordt. Bij rokers bij wie dat gemeten is, klopte dat meestal niet.',
        'Komt de gedachte “eentje kan wel”? Zeg dan: daar is die gedachte.',
        'Knijp je handen dicht, tel tot vijf en laat los. Doe dat nog twee keer.',
        'Loop naar een raam, en noem drie dingen die ver weg zijn.',
        'Hoe sterk is het nu? Lager, gelijk of hoger: je bent er nog.',
      ],
    },
    en: {
      title: 'I have a craving',
      steps: [
        'Go somewhere you cannot smoke, because the place you’re in brings it on.',
        'Take some water, gum or something crunchy, so that your mouth is busy.',
        'If you have nicotine gum or lozenges, take one as it says on the packet.',
      ],
      wave: [
        'Stand up straight or lean on something. How strong is it now? 0 is nothing, 10 is very strong.',
        'Breathe in deeply, and slowly out as if through a straw.',
        'Your mind may say that this will only get worse. Where that was measured in smokers, it mostly wasn’t true.',
        'Does the thought “one won’t hurt” come up? Say to yourself: there’s that thought.',
        'Clench your fists, count to five and let go. Do that two more times.',
        'Go to a window, and name three things that are far away.',
        'How strong is it now? Lower, the same or higher: you’re still here.',
      ],
    },
  },
  slip: {
    nl: [
      'Maak hem uit en gooi de rest weg, want dan is de volgende verder weg.',
      'Ga weg van waar je rookte, drink water en poets je tanden.',
      'Houd je pleister of kauwgom erbij, tenzij je apotheek iets anders zegt.',
    ],
    en: [
      'Put it out and throw the rest away, so that the next one is further off.',
      'Move away from where you smoked, drink some water and brush your teeth.',
      'Carry on with your patch or gum, unless your pharmacist says otherwise.',
    ],
  },
});
