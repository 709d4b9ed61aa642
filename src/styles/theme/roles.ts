import type { ThemeNumbers } from '#src/domains/domain.ts';
import { toHex } from './oklch.ts';

/** All colours of the interface, by purpose. */
export interface InterfaceColours {
  readonly ground: string;
  readonly surface: string;
  readonly sunken: string;
  readonly ink: string;
  readonly 'ink-soft': string;
  readonly line: string;
  readonly 'line-strong': string;
  readonly brand: string;
  readonly 'brand-ink': string;
  readonly 'brand-deep': string;
  readonly 'brand-tint': string;
  readonly accent: string;
  readonly 'accent-edge': string;
  readonly 'accent-ink': string;
  readonly 'accent-tint': string;
  readonly 'accent-text': string;
  readonly over: string;
  readonly 'over-tint': string;
  readonly danger: string;
  readonly 'danger-tint': string;
  readonly path: string;
  readonly 'path-walked': string;
  readonly focus: string;
}

export type Scheme = 'light' | 'dark';

/** Returns the hue of a domain in dark mode: warm hues become plum, because a dark red looks brown. */
export const getNightHue = (hue: number): number => (hue < 90 || hue > 330 ? (hue + 310) % 360 : hue);

/** Returns the interface colours of a theme, light or dark. */
export function getInterfaceColours(theme: ThemeNumbers, scheme: Scheme): InterfaceColours {
  return scheme === 'dark' ? createDarkRoles(theme) : createLightRoles(theme);
}

function createLightRoles({ h, c, w }: ThemeNumbers): InterfaceColours {
  const toColour = (lightness: number, chroma: number) => toHex(lightness, chroma * c, h);
  return {
    ground: toColour(0.968, 0.011),
    surface: '#ffffff',
    sunken: toColour(0.94, 0.017),
    ink: toColour(0.255, 0.04),
    'ink-soft': toColour(0.43, 0.035),
    line: toColour(0.875, 0.02),
    'line-strong': toColour(0.58, 0.04),
    brand: toColour(0.42, 0.082),
    'brand-ink': '#ffffff',
    'brand-deep': toColour(0.32, 0.065),
    'brand-tint': toColour(0.925, 0.032),
    accent: toHex(0.805, 0.145, w),
    'accent-edge': toHex(0.62, 0.13, w - 8),
    'accent-ink': toHex(0.25, 0.04, w - 20),
    'accent-tint': toHex(0.95, 0.042, w),
    'accent-text': toHex(0.46, 0.105, w - 14),
    over: toHex(0.45, 0.085, 42),
    'over-tint': toHex(0.935, 0.03, 55),
    danger: toHex(0.46, 0.16, 27),
    'danger-tint': toHex(0.95, 0.025, 25),
    path: toHex(0.9, 0.03, 82),
    'path-walked': toHex(0.78, 0.07, 78),
    focus: toColour(0.3, 0.07),
  };
}

function createDarkRoles({ h, c, w }: ThemeNumbers): InterfaceColours {
  const toColour = (lightness: number, chroma: number) => toHex(lightness, chroma * c, h);
  const toNightColour = (lightness: number, chroma: number) => toHex(lightness, chroma * c, getNightHue(h));
  return {
    ground: toNightColour(0.195, 0.022),
    surface: toNightColour(0.245, 0.028),
    sunken: toNightColour(0.165, 0.02),
    ink: toHex(0.955, 0.01, getNightHue(h)),
    'ink-soft': toNightColour(0.81, 0.022),
    line: toNightColour(0.36, 0.03),
    'line-strong': toNightColour(0.62, 0.035),
    brand: toColour(0.83, 0.08),
    'brand-ink': toNightColour(0.2, 0.03),
    'brand-deep': toColour(0.9, 0.05),
    'brand-tint': toNightColour(0.32, 0.045),
    accent: toHex(0.83, 0.13, w),
    'accent-edge': toHex(0.6, 0.11, w - 6),
    'accent-ink': toHex(0.22, 0.035, w),
    'accent-tint': toHex(0.31, 0.045, w),
    'accent-text': toHex(0.86, 0.11, w),
    over: toHex(0.82, 0.075, 45),
    'over-tint': toHex(0.33, 0.04, 45),
    danger: toHex(0.82, 0.1, 25),
    'danger-tint': toHex(0.3, 0.06, 25),
    path: toHex(0.42, 0.035, 75),
    'path-walked': toHex(0.74, 0.06, 75),
    focus: toHex(0.93, 0.1, w),
  };
}
