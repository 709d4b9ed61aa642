import type { Domain } from '#src/domains/domain.ts';
import { getInterfaceColours } from './roles.ts';
import { getSceneColours } from './scene.ts';

const renderDeclarations = (values: object, prefix = '') =>
  Object.entries(values)
    .map(([name, value]) => `  --${prefix}${name}: ${value};`)
    .join('\n');

/**
 * Returns the tokens of one domain, or of neutral pages: interface and drawings by day, and by night in dark mode.
 * Avatars and badges always use day colours, so that a user's avatar does not change.
 */
export function renderThemeCss({ theme }: Pick<Domain, 'theme'>): string {
  const day = [
    renderDeclarations(getInterfaceColours(theme, 'light')),
    renderDeclarations(getSceneColours(theme, 'day'), 'il-'),
  ].join('\n');
  const night = [
    renderDeclarations(getInterfaceColours(theme, 'dark')),
    renderDeclarations(getSceneColours(theme, 'night'), 'il-'),
  ].join('\n');
  return `:root,\n.avatar,\n.medal {\n${day}\n}\n\n@media (prefers-color-scheme: dark) {\n  :root {\n${night.replace(/^/gm, '  ')}\n  }\n}\n`;
}

/** Returns four colours of a domain's landscape, for the small icon next to its name in a list of programmes. */
export function renderMarkCss({ key, theme }: Domain): string {
  const { s1, sun, f3, f4 } = getSceneColours(theme, 'day');
  return `.programme-mark-${key} {\n${renderDeclarations({ s1, sun, f3, f4 }, 'il-')}\n}\n`;
}

/**
 * Returns the light of one domain's places along the path, for `data-light` elements; `hour` is evening light in the
 * evening (`shell/before-paint.js`). Day, and night in dark mode, need no rules.
 */
export function renderLightCss({ key, theme }: Domain): string {
  const place = `[data-domain='${key}']`;
  return (['morning', 'evening'] as const)
    .map((light) => {
      const hour = light === 'evening' ? `,\n${place}[data-hour] [data-light='hour']` : '';
      return `${place} [data-light='${light}']${hour} {\n${renderDeclarations(getSceneColours(theme, light), 'il-')}\n}`;
    })
    .join('\n');
}
