import { createElement, Fragment, type ReactNode, useMemo } from 'react';

/** What an editor may write; everything else loses its tag and keeps its words. */
const TAGS = ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote'];

/** These go with what stands in them. */
const SILENT = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title'];

const isOutside = (href: string) => /^https:/i.test(href);
const isUsable = (href: string) => /^(https:|tel:|mailto:|\/(?![/\\])|#)/i.test(href);

function linkProps(element: Element) {
  const href = element.getAttribute('href') ?? '';
  if (!isUsable(href)) return {};
  return isOutside(href) ? { href, rel: 'noopener noreferrer' } : { href };
}

function show(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (SILENT.includes(tag)) return null;
  if (!TAGS.includes(tag)) return <Fragment key={key}>{showAll(node)}</Fragment>;
  const children = tag === 'br' ? [] : showAll(node);
  return createElement(tag, { key, ...(tag === 'a' ? linkProps(node) : {}) }, ...children);
}

const showAll = (parent: Node): ReactNode[] => [...parent.childNodes].map(show);

/**
 * Rich text of a form. It is built anew from the tags that editors have, node by node, so that nothing of a foreign
 * content system's HTML runs or loads. Shown in the browser only, where forms are fetched.
 */
export function Html({ html }: { html: string }) {
  const nodes = useMemo(() => {
    if (typeof DOMParser === 'undefined') return null;
    return showAll(new DOMParser().parseFromString(html, 'text/html').body);
  }, [html]);
  return <div className="prose">{nodes}</div>;
}
