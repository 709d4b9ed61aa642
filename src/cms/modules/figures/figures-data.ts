import { eq } from 'drizzle-orm';
import { figures } from '../../db/schema/index.ts';
import type { PersonalData } from '../../http/content-system.ts';
import { priceOf } from './own-price.ts';

/** What a person typed about what it costs them. It stays at a restart. */
export const figuresData: PersonalData = {
  tables: ['figures'],
  collect: async (system, uid) => ({ figures: await priceOf(system, uid) }),
  erase: async (tx, uid) => {
    await tx.delete(figures).where(eq(figures.uid, uid));
  },
};
