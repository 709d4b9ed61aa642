import type { ModeratedText } from '#src/contract/desk/moderated-text.ts';

/** Author of a text: a nickname, the team, or a deleted account. */
export function getAuthorName(
  { author, nickname }: Pick<ModeratedText, 'author' | 'nickname'>,
  t: (key: string) => string,
): string {
  if (author === 'team') return t('desk-people.team');
  return nickname ?? t('desk-people.nobody');
}
