import type { DomainKey } from '../domain.ts';
import type { DangerKind } from './kinds.ts';

const EVERYWHERE: readonly DangerKind[] = ['suicide', 'violence'];

/** Kinds of the starter questions of each domain, for a page that cannot have the questions of the content. */
export const DOMAIN_DANGERS: Readonly<Partial<Record<DomainKey, readonly DangerKind[]>>> = {
  alcohol: ['daily', 'withdrawal', 'sedatives', 'illness', 'older', 'fit', 'pregnant-alcohol', ...EVERYWHERE],
  tobacco: ['depression-before', 'insulin', 'heart-recent', 'medicine-blood', 'pregnant-tobacco', ...EVERYWHERE],
  gambling: ['debts', 'secret-money', 'drinks-too', 'home', 'threat', 'parkinson', ...EVERYWHERE],
  cannabis: [
    'medicine-mood',
    'vomiting',
    'psychosis-before',
    'hearing',
    'prescription',
    'pregnant-cannabis',
    ...EVERYWHERE,
  ],
  cocaine: ['chest', 'drinks-too', 'heart', 'hearing', 'crack', 'pregnant-cocaine', ...EVERYWHERE],
};
