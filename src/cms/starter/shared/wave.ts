import type { Localised } from '#src/domains/domain.ts';
import { type Part, ruler } from './exercise-parts.ts';

interface WaveWords {
  /** "trek" or "drang". */
  readonly urge: Localised;
  /** The sentence that tells how to sit, stand or walk. */
  readonly start: Localised;
  /** Where in the body it is often felt. */
  readonly body: Localised;
  /** The thought that comes by, with its quotation marks. */
  readonly thought: Localised;
  /** One more paragraph in the middle. */
  readonly extra: Localised;
  /** The last paragraph, such as what is not a craving. */
  readonly last: Localised;
}

/** The spoken text of an exercise in letting a craving rise and fall (urge surfing), about three minutes with pauses. */
export function waveTexts({ urge, start, body, thought, extra, last }: WaveWords): Localised<readonly string[]> {
  return {
    nl: [
      start.nl,
      `Geef je ${urge.nl} een cijfer. Nul is niets, tien is heel veel. Onthoud dat cijfer.`,
      `Waar in je lijf voel je het? ${body.nl} Je hoeft het niet weg te duwen. Kijk er alleen naar. Is het warm of koud? Groot of klein? Beweegt het, of zit het stil?`,
      'Adem in door je neus. Adem langzaam uit, alsof je door een rietje blaast. Nog een keer. En nog een keer. Laat je schouders zakken bij het uitademen.',
      `Je ${urge.nl} is als een golf. Hij komt op, wordt hoog, en zakt weer. Jij hoeft de golf niet te stoppen. Je hoeft er ook niet tegen te vechten. Je drijft erop.`,
      `Komt er een gedachte, zoals ${thought.nl}? Zeg dan: daar is die gedachte. Hij komt langs en gaat weer verder. En ga terug naar je adem.`,
      extra.nl,
      'Wordt het sterker? Dat hoort bij de top van de golf. Blijf nog tien keer langzaam uitademen. Tel ze op je vingers.',
      'Voel je voeten op de grond. Kijk om je heen en noem drie dingen die je ziet. Noem er twee die je hoort.',
      `Geef je ${urge.nl} opnieuw een cijfer. Lager, gelijk of hoger: alles is goed. Je hebt geoefend. Is het nog hoog? Loop tien minuten, of bel iemand.`,
      last.nl,
    ],
    en: [
      start.en,
      `Give your ${urge.en} a number. Zero is nothing, ten is very strong. Remember that number.`,
      `Where in your body do you feel it? ${body.en} You do not have to push it away. Only look at it. Is it warm or cold? Big or small? Does it move, or is it still?`,
      'Breathe in through your nose. Breathe out slowly, as if you blow through a straw. Once more. And once more. Let your shoulders drop as you breathe out.',
      `Your ${urge.en} is like a wave. It rises, gets high, and drops again. You do not have to stop the wave. You do not have to fight it either. You float on it.`,
      `Does a thought come up, such as ${thought.en}? Then say: there is that thought. It comes by and moves on. And go back to your breath.`,
      extra.en,
      'Does it get stronger? That is the top of the wave. Keep breathing out slowly ten more times. Count them on your fingers.',
      'Feel your feet on the ground. Look around and name three things that you see. Name two that you hear.',
      `Give your ${urge.en} a number again. Lower, the same or higher: all of it is fine. You have practised. Is it still high? Walk for ten minutes, or call someone.`,
      last.en,
    ],
  };
}

/** The number before and the number after; neither is required. */
export function waveNumbers(urge: Localised): readonly [before: Part, after: Part] {
  const ends = {
    nl: ['niets', 'heel veel'],
    en: ['nothing', 'very strong'],
  } as const;
  return [
    ruler('voor', { nl: `Je ${urge.nl} aan het begin`, en: `Your ${urge.en} at the start` }, ends),
    ruler('na', { nl: `Je ${urge.nl} aan het eind`, en: `Your ${urge.en} at the end` }, ends),
  ];
}
