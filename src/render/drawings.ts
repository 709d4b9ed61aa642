import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from '#src/ui/drawing/Drawing.tsx';
import { LogoMark } from '#src/ui/drawing/Logo.tsx';

const made = new Map<string, string>();

/** A drawing of the kit as decoration of the frame; each is drawn once for the process. */
export function drawingMarkup(name: string): string {
  const before = made.get(name);
  if (before !== undefined) return before;
  const markup = renderToStaticMarkup(createElement(Drawing, { name }));
  made.set(name, markup);
  return markup;
}

/** The round mark of the logo. */
export const LOGO_MARKUP = renderToStaticMarkup(createElement(LogoMark));
