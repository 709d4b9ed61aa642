import { DRAWINGS, type DrawingName } from '#src/ui/drawing/drawings.ts';
import { FRAMES } from '#src/ui/drawing/frames.ts';
import { referenceTo } from '#src/ui/drawing/linked.ts';
import type { IconName } from '#src/ui/icon/icons.ts';
import { iconReference } from '#src/ui/icon/sprite.ts';

/** A drawing of the kit as a reference to its file, for pages without a renderer. */
export function drawingByReference(name: DrawingName): string {
  const { kind } = DRAWINGS[name];
  const { viewBox, preserveAspectRatio: fit } = FRAMES[kind];
  const frame = `viewBox="${viewBox}"${fit ? ` preserveAspectRatio="${fit}"` : ''}`;
  return `<svg class="drawing ${kind}" ${frame} aria-hidden="true"><use href="${referenceTo(name)}"/></svg>`;
}

export const iconByReference = (name: IconName): string =>
  `<svg class="icon" aria-hidden="true"><use href="${iconReference(name)}"/></svg>`;

/** The round mark of the logo. */
export const logoByReference = (): string =>
  `<svg class="logo-mark" aria-hidden="true"><use href="${iconReference('logo')}"/></svg>`;
