import { isPlaceholder } from '#src/contract/placeholder-address.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/**
 * Somebody of single sign-on who gave an address of their own is told what it is for (docs/specification.md, section
 * 2).
 */
export function SignOnNotice() {
  const { t, site } = useIsland();
  const { role, mail } = useUser();
  if (role !== 'sso_client' || isPlaceholder(mail, site.placeholderDomain)) return null;
  return (
    <Banner>
      <p>{t('account.signOn')}</p>
    </Banner>
  );
}
