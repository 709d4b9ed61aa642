import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SafeHtml } from '#registry/fields/field.ts';

/** An element that no component and no cleaned text has. */
const end = createElement('block-end');
const END_MARKUP = renderToStaticMarkup(end);

export const markupOf = (element: ReactElement): SafeHtml => renderToStaticMarkup(element) as SafeHtml;

/**
 * Renders elements at once, as a root of React costs more than a small block does. Null where one of them fails: then
 * each has to be rendered by itself.
 */
export function markupsOf(elements: readonly ReactElement[]): readonly SafeHtml[] | null {
  const [only] = elements;
  try {
    if (only === undefined || elements.length === 1) return only ? [markupOf(only)] : [];
    const all = elements.flatMap((element) => [element, end]);
    const parts = renderToStaticMarkup(createElement(Fragment, null, ...all)).split(END_MARKUP);
    return parts.length === elements.length + 1 ? (parts.slice(0, -1) as SafeHtml[]) : null;
  } catch {
    return null;
  }
}
