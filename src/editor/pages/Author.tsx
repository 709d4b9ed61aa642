import { useIsland } from '#src/session/Island.tsx';

/** Who saved something: a name, the system itself, or an account that is gone. */
export function Author({ name }: { readonly name: string | null }) {
  const { t } = useIsland();
  if (name === null) return t('desk-pages.author.system');
  return name === '' ? t('desk-pages.author.gone') : name;
}
