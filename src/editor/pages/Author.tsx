import { useIsland } from '#src/session/Island.tsx';

/** Author of a save: a user name, the system, or a deleted account. */
export function Author({ name }: { readonly name: string | null }) {
  const { t } = useIsland();
  if (name === null) return t('desk-pages.author.system');
  return name === '' ? t('desk-pages.author.gone') : name;
}
