import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { getInterfaceColours, type Scheme } from '#src/styles/theme/roles.ts';

/**
 * Colour of the browser's own toolbar for each domain, in light and dark mode: the colour of the line at the top of a
 * page.
 */
export const THEME_COLORS = Object.fromEntries(
  DOMAINS.map(({ key, theme }) => [
    key,
    {
      light: getInterfaceColours(theme, 'light').surface,
      dark: getInterfaceColours(theme, 'dark').surface,
    } satisfies Record<Scheme, string>,
  ]),
) as Readonly<Record<DomainKey, Readonly<Record<Scheme, string>>>>;
