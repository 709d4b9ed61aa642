import { eq } from 'drizzle-orm';
import { ownDrinks, statistics } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { readOwnDrinks } from './user-drinks.ts';
import { readOwnFigures } from './user-figures.ts';

/** Figures and drinks that a user entered. They remain after a restart. */
export const figuresData: PersonalData = {
  tables: ['figures', 'own_drinks'],
  collect: async (system, uid) => ({
    figures: await readOwnFigures(system, uid),
    ownDrinks: await readOwnDrinks(system, uid),
  }),
  erase: async (tx, uid) => {
    for (const table of [statistics, ownDrinks]) await tx.delete(table).where(eq(table.uid, uid));
  },
};
