import { setImmediate } from 'node:timers/promises';
import { type Figures, type Labelled, measure } from '#src/rules/suicide/measure.ts';
import { phraseRule, speaksOfSuicide } from '#src/rules/suicide/speaks-of-suicide.ts';
import enBackground from './labelled-set/en-background.json' with { type: 'json' };
import enDevelop from './labelled-set/en-develop.json' with { type: 'json' };
import enHoldBack from './labelled-set/en-holdback.json' with { type: 'json' };
import enSecond from './labelled-set/en-second-holdback.json' with { type: 'json' };
import enThird from './labelled-set/en-third-holdback.json' with { type: 'json' };
import nlBackground from './labelled-set/nl-background.json' with { type: 'json' };
import nlDevelop from './labelled-set/nl-develop.json' with { type: 'json' };
import nlHoldBack from './labelled-set/nl-holdback.json' with { type: 'json' };
import nlSecond from './labelled-set/nl-second-holdback.json' with { type: 'json' };
import nlThird from './labelled-set/nl-third-holdback.json' with { type: 'json' };

/** When the newest sentences were written. CHECK: a clinician with 113's guideline. */
export const SET_DATE = '2026-11-24';

/**
 * `develop`: sentences that the rule was made with. `background`: short and ordinary ones, and some of the product's own
 * texts, so that words of every day weigh nothing; it was made with those too. `holdBack`: sentences that nobody who works on it has read, by
 * writers who had not seen it; twelve Dutch ones that somebody read on 23 November 2026 moved to those. `second`:
 * sentences whose writer had not seen the rule, but worked on it afterwards without using them. `third`: every
 * second sentence of two writers, one in each language, who had not seen the rule; nobody has read it, the others stand
 * at the end of `develop`, and the class is what its writer said. The writers said which ordinary lines are `alike`; of
 * the first 323 in `develop` a script did, by whether words of a family stand in them, and those of the `third` writers
 * are all `everyday`.
 */
export const LABELLED = {
  develop: { nl: nlDevelop as readonly Labelled[], en: enDevelop as readonly Labelled[] },
  background: { nl: nlBackground as readonly Labelled[], en: enBackground as readonly Labelled[] },
  holdBack: { nl: nlHoldBack as readonly Labelled[], en: enHoldBack as readonly Labelled[] },
  second: { nl: nlSecond as readonly Labelled[], en: enSecond as readonly Labelled[] },
  third: { nl: nlThird as readonly Labelled[], en: enThird as readonly Labelled[] },
};

const unread = [LABELLED.holdBack, LABELLED.second, LABELLED.third].flatMap(({ nl, en }) => [...nl, ...en]);

/** Every sentence that the rule was made with. */
export const LEARNED: readonly Labelled[] = [LABELLED.develop, LABELLED.background].flatMap(({ nl, en }) => [
  ...nl,
  ...en,
]);

/** Every sentence of the set. */
export const ALL_LABELLED: readonly Labelled[] = [...LEARNED, ...unread];

/** So many sentences are read at once: the process answers others in between. */
const AT_ONCE = 20;

async function foundByRule(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const [index, { text }] of unread.entries()) {
    if (index % AT_ONCE === 0) await setImmediate();
    if (speaksOfSuicide(text)) found.add(text);
  }
  return found;
}

let remembered: Promise<ReadonlySet<string>> | null = null;

/** What the rule, with the phrases of moderators, finds of the sentences that it was not made with. */
export async function figuresWith(phrases: readonly string[]): Promise<Figures> {
  // Neither the rule nor the sentences change while a process runs.
  remembered ??= foundByRule();
  const found = await remembered;
  const added = phraseRule(phrases);
  return measure((text) => found.has(text) || added(text), unread);
}
