import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Notice on the screens where an editor would look for content that is in the Drupal. */
const WORDS: Readonly<Record<string, 'pages' | 'menus'>> = {
  home: 'pages',
  pages: 'pages',
  'page-new': 'pages',
  page: 'pages',
  'edit-here': 'pages',
  links: 'pages',
  menus: 'menus',
};

interface Props {
  /** Host of the Drupal that has the pages to read. */
  readonly host: string;
  /** The screen that is open. */
  readonly screen: string | undefined;
}

/** Names what is edited in the Drupal before the site and what here, so that no editor works in the wrong place. */
export function PagesElsewhere({ host, screen = '' }: Props) {
  const { t } = useIsland();
  const words = WORDS[screen];
  if (!words) return null;
  return (
    <Banner>
      <p>
        <strong>{t(`desk.elsewhere.${words}.title`, { host })}</strong> {t(`desk.elsewhere.${words}.text`, { host })}
      </p>
    </Banner>
  );
}
