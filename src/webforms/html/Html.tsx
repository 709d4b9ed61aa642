import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { ALLOWED_TAGS, REMOVED_TAGS, toSafeLinkAttributes } from '#src/contract/html-tags.ts';

function show(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (REMOVED_TAGS.includes(tag)) return null;
  if (!ALLOWED_TAGS.includes(tag)) return <Fragment key={key}>{showAll(node)}</Fragment>;
  const children = tag === 'br' ? [] : showAll(node);
  return createElement(
    tag,
    { key, ...(tag === 'a' ? toSafeLinkAttributes(node.getAttribute('href')) : {}) },
    ...children,
  );
}

const showAll = (parent: Node): ReactNode[] => [...parent.childNodes].map(show);

/**
 * Rich text of a form. It is rebuilt from the tags that editors may use, node by node, so that HTML of another content
 * system cannot run or load anything. Rendered only in the browser, where forms are loaded.
 */
export function Html({ html }: { html: string }) {
  const nodes = useMemo(() => {
    if (typeof DOMParser === 'undefined') return null;
    return showAll(new DOMParser().parseFromString(html, 'text/html').body);
  }, [html]);
  return <div className="prose">{nodes}</div>;
}
