import type { ModeratedText } from '#src/contract/desk/moderated-text.ts';

/** Who wrote a text: a nickname, the team, or somebody who is gone. */
export function authorName(
  { author, nickname }: Pick<ModeratedText, 'author' | 'nickname'>,
  t: (key: string) => string,
): string {
  if (author === 'team') return t('desk-people.team');
  return nickname ?? t('desk-people.nobody');
}
