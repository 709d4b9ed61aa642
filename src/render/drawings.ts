import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from '#src/ui/drawing/Drawing.tsx';
import { Horizon } from '#src/ui/drawing/Horizon.tsx';
import { LogoMark } from '#src/ui/drawing/Logo.tsx';
import { type LinkedDrawing, SHEETS_ID } from '#src/ui/drawing/linked.ts';
import { Sheets } from '#src/ui/drawing/Sheets.tsx';

const made = new Map<string, string>();

function once(key: string, element: ReactElement): string {
  const before = made.get(key);
  if (before !== undefined) return before;
  const markup = renderToStaticMarkup(element);
  made.set(key, markup);
  return markup;
}

/** A drawing of the kit as decoration of the frame; each is drawn once for the process. */
export function drawingMarkup(name: string): string {
  return once(`drawing ${name}`, createElement(Drawing, { name }));
}

/** The land on which every page ends. */
export function horizonMarkup(landscape: string): string {
  return once(`horizon ${landscape}`, createElement(Horizon, { landscape }));
}

/** The round mark of the logo. */
export const LOGO_MARKUP = renderToStaticMarkup(createElement(LogoMark));

/** The file that pages refer to: its colours are those of the page. */
export function drawingFile({ sheets }: LinkedDrawing): string {
  const pile = createElement('g', { id: SHEETS_ID }, createElement(Sheets, { sheets }));
  return renderToStaticMarkup(createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, pile));
}
