import type { BlockContext } from '../../../context.ts';

/** Hours in which the provider's staff moderate the forum. */
export function ModerationHours({ context: { t, provider } }: { context: BlockContext }) {
  const hours = provider?.moderationHours ?? '';
  return <p>{hours === '' ? t('moderation.none') : t('moderation.hours', { hours })}</p>;
}
