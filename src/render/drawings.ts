import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from '#src/ui/drawing/Drawing.tsx';
import { Horizon } from '#src/ui/drawing/Horizon.tsx';
import { Layers } from '#src/ui/drawing/Layers.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { LogoMark } from '#src/ui/drawing/Logo.tsx';
import { type DrawingFile, LAYERS_ID, LINKED_DRAWINGS } from '#src/ui/drawing/linked.ts';
import { logoMark } from '#src/ui/drawing/small/marks.ts';
import { ICONS } from '#src/ui/icon/icons.ts';
import { SPRITE_FILE } from '#src/ui/icon/sprite.ts';

const renderedMarkup = new Map<string, string>();

function renderOnce(key: string, element: ReactElement): string {
  const cached = renderedMarkup.get(key);
  if (cached !== undefined) return cached;
  const markup = renderToStaticMarkup(element);
  renderedMarkup.set(key, markup);
  return markup;
}

/** Renders a decorative drawing of the frame, once per process. */
export function renderDrawing(name: string): string {
  return renderOnce(`drawing ${name}`, createElement(Drawing, { name }));
}

/** Renders a drawing as a reference to its file, for drawings that may never be visible. */
export function renderDrawingLink(name: string): string {
  return renderOnce(`reference ${name}`, createElement(LinkedDrawing, { name }));
}

/** Renders the landscape at the bottom of each page. */
export function renderHorizon(landscape: string): string {
  return renderOnce(`horizon ${landscape}`, createElement(Horizon, { landscape }));
}

/** HTML of the round icon of the logo. */
export const LOGO_MARKUP = renderToStaticMarkup(createElement(LogoMark));

const renderFile = (...parts: readonly ReactElement[]) =>
  renderToStaticMarkup(createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, ...parts));

const renderDrawingFile = ({ layers }: DrawingFile) =>
  renderFile(createElement('g', { id: LAYERS_ID }, createElement(Layers, { layers })));

const renderIconFile = () =>
  renderFile(
    createElement('symbol', { id: 'logo', viewBox: '0 0 40 40' }, createElement(Layers, { layers: logoMark })),
    ...Object.entries(ICONS).map(([id, nodes]) => {
      const lines = nodes.map(([tag, attributes]) => createElement(tag, attributes));
      return createElement('symbol', { id, viewBox: '0 0 24 24' }, ...lines);
    }),
  );

/** Returns the files that pages refer to: one for each drawing, and one with the icons. Pages set their colours. */
export const listDrawingFiles = (): readonly { readonly name: string; readonly svg: string }[] => [
  ...LINKED_DRAWINGS.map((drawing) => ({ name: drawing.file, svg: renderDrawingFile(drawing) })),
  { name: SPRITE_FILE, svg: renderIconFile() },
];
