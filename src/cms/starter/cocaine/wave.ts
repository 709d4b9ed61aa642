import type { WaveLine } from '../shared/timed-wave.ts';

/** The wave of three minutes; its text was checked in this wording, so a change needs a new check. */
export const WAVE: readonly WaveLine[] = [
  {
    at: '0:00',
    nl: 'Leg je telefoon in een andere kamer en houd je polsen onder koud water.',
    en: 'Leave your phone in another room and hold your wrists under cold water.',
  },
  {
    at: '0:40',
    nl: 'Geef je trek een cijfer, en laat je kaken los.',
    en: 'Give your craving a number, and loosen your jaw.',
  },
  {
    at: '1:00',
    nl: 'Deze trek is hard en kort. Hij wil dat je nu iets stuurt, dus doe nu alleen iets met je lichaam.',
    en: 'This craving is hard and short. It wants you to send a message, so for now only do something with your body.',
  },
  {
    at: '1:25',
    nl: 'Loop heen en weer, maak vuisten, tel tot vijf en laat los. Doe dat drie keer.',
    en: 'Walk up and down, make fists, count to five, let go. Do it three times.',
  },
  {
    at: '2:05',
    nl: 'Denk aan zaterdagochtend tien uur: wie wil je dan zijn?',
    en: 'Think of ten o’clock on Saturday morning: who do you want to be?',
  },
  {
    at: '2:35',
    nl: 'Welk cijfer is het nu? Nog hoog, ga dan naar iemand toe en laat je pas thuis.',
    en: 'What’s the number now? If it’s still high, go and see someone, and leave your card at home.',
  },
];
