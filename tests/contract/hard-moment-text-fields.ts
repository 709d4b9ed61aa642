import { randomUUID } from 'node:crypto';
import { listOwnDrinks, saveOwnDrink } from '#src/contract/figures/user-drinks.ts';
import { listIfThens, saveIfThen } from '#src/contract/hard-moment/if-thens.ts';
import {
  getPersonalTexts,
  type PersonalTextsChange,
  savePersonalTexts,
} from '#src/contract/hard-moment/personal-texts.ts';
import { listUrges, saveUrge, updateUrge } from '#src/contract/hard-moment/urges.ts';
import { listOwnDates, saveOwnDate } from '#src/contract/personal-dates.ts';
import type { IfThen } from '#src/rules/hard-moment/if-thens.ts';
import type { Urge } from '#src/rules/hard-moment/urge.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { OWN_DRINK } from './day-cases.ts';
import { OWN_DATE, PLAN, URGE } from './hard-moment-cases.ts';
import type { TextField, TextFields, TextScene } from './text-scene.ts';

/** Returns every text field of the hard moment, and the name of a user's own drink. */
export function hardMomentTextFields({ me: { client }, system }: TextScene): TextFields {
  const readEmpty = () => system.database.pool.query('delete from urges; delete from if_thens');

  const createThings = (change: (text: string) => PersonalTextsChange): TextField => ({
    write: async (text) => {
      const { revision } = expectSuccess(await client.call(getPersonalTexts));
      return client.call(savePersonalTexts, { params: { revision }, body: change(text) });
    },
    read: () => client.call(getPersonalTexts),
  });
  const createUrge = (change: (text: string) => Partial<Urge>, isChange = false): TextField => ({
    write: async (text) => {
      await readEmpty();
      const uuid = randomUUID();
      if (!isChange) return client.call(saveUrge, { body: { ...URGE, uuid, ...change(text) } });
      await client.call(saveUrge, { body: { ...URGE, uuid } });
      return client.call(updateUrge, { params: { uuid }, body: { ...URGE, uuid, ...change(text) } });
    },
    read: () => client.call(listUrges, {}),
  });
  const plan = (change: (text: string) => Partial<IfThen>): TextField => ({
    write: async (text) => {
      await readEmpty();
      return client.call(saveIfThen, { body: { ...PLAN, uuid: randomUUID(), ...change(text) } });
    },
    read: () => client.call(listIfThens),
  });

  return {
    'save-own-things sentence': createThings((sentence) => ({ sentence })),
    'save-own-things list': createThings((line) => ({ list: [line] })),
    'save-own-things card': createThings((text) => ({ card: { say: text } })),
    'save-own-things person': createThings((name) => ({ person: { name, phone: null } })),
    'save-own-things signs': createThings((character) => ({ signs: [character] })),
    'save-urge note': createUrge((note) => ({ note })),
    'save-urge triggers': createUrge((word) => ({ triggers: [word] })),
    'save-urge helped': createUrge((word) => ({ helped: [word] })),
    'update-urge note': createUrge((note) => ({ note }), true),
    'save-if-then situation': plan((situation) => ({ situation })),
    'save-if-then action': plan((action) => ({ action })),
    'save-own-date label': {
      write: async (label) => {
        await system.database.pool.query('delete from own_dates');
        return client.call(saveOwnDate, { body: { ...OWN_DATE, uuid: randomUUID(), label } });
      },
      read: () => client.call(listOwnDates),
    },
    'save-own-drink name': {
      write: async (name) => {
        await system.database.pool.query('delete from own_drinks');
        return client.call(saveOwnDrink, { body: { ...OWN_DRINK, uuid: randomUUID(), name } });
      },
      read: () => client.call(listOwnDrinks),
    },
  };
}
