import { DRAWINGS, type DrawingName } from '#src/ui/drawing/drawings.ts';
import { VIEW_BOXES } from '#src/ui/drawing/frames.ts';
import { getDrawingHref } from '#src/ui/drawing/linked.ts';
import type { IconName } from '#src/ui/icon/icons.ts';
import { getIconHref } from '#src/ui/icon/sprite.ts';

/** Renders a drawing as a reference to its file, for pages without a renderer. */
export function renderDrawingReference(name: DrawingName): string {
  const { kind } = DRAWINGS[name];
  const { viewBox, preserveAspectRatio: fit } = VIEW_BOXES[kind];
  const frame = `viewBox="${viewBox}"${fit ? ` preserveAspectRatio="${fit}"` : ''}`;
  return `<svg class="drawing ${kind}" ${frame} aria-hidden="true"><use href="${getDrawingHref(name)}"/></svg>`;
}

export const renderIconReference = (name: IconName): string =>
  `<svg class="icon" aria-hidden="true"><use href="${getIconHref(name)}"/></svg>`;

/** Renders the round icon of the logo. */
export const renderLogoReference = (): string =>
  `<svg class="logo-mark" aria-hidden="true"><use href="${getIconHref('logo')}"/></svg>`;
