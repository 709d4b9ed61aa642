import { isPlaceholder } from '#src/contract/placeholder-address.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Explains the purpose of the address to a single sign-on user who gave one (docs/specification.md, section 2). */
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
