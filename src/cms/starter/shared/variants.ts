import type { DomainKey } from '#src/domains/domain.ts';

/** The domains with pages that share their texts. */
export const SELF_HELP: readonly DomainKey[] = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'];
export const CLOSE_ONES: readonly DomainKey[] = ['close-ones'];
export const GUIDED: readonly DomainKey[] = ['guided'];
