import { useIsland } from '#src/session/Island.tsx';

/** Message that a page is not available to this user, with a link back. */
export function DeskMessage({ title, text }: { readonly title: string; readonly text: string }) {
  const { t, href } = useIsland();
  return (
    <div className="desk-message stack">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <a href={href('home')}>{t('desk.toHome')}</a>
      </p>
    </div>
  );
}
