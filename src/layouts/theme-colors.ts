import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { roles, type Scheme } from '#src/styles/theme/roles.ts';

/** The colour of the browser's own bar in each domain, by day and by night: that of the line at the top of a page. */
export const THEME_COLORS = Object.fromEntries(
  DOMAINS.map(({ key, theme }) => [
    key,
    { light: roles(theme, 'light').surface, dark: roles(theme, 'dark').surface } satisfies Record<Scheme, string>,
  ]),
) as Readonly<Record<DomainKey, Readonly<Record<Scheme, string>>>>;
