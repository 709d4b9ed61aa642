/**
 * Makes React work on a page that a browser or extension translated: these replace or wrap texts with `<font>`, so that
 * React does not find its text nodes.
 */

/** Replacement element of each text node. */
const replacements = new WeakMap<Node, Element>();

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** Copies later changes of a text node to its replacement. */
function copyText(text: Text, element: Element): void {
  replacements.set(text, element);
  Object.defineProperty(text, 'nodeValue', {
    get: () => text.data,
    set: (value: string) => {
      text.data = value;
      if (!text.isConnected) element.textContent = value;
    },
  });
}

/** Compares the number, because an observer may report after a test's page is gone, and `Node` with it. */
const isText = (node: Node): node is Text => node.nodeType === 3;

function handleMutations(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      const fontElement = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (isText(text) && !text.isConnected && fontElement && !replacements.has(text)) copyText(text, fontElement);
    }
  }
}

/**
 * Returns the child of a parent that represents a node: the node, its ancestor, or its replacement; null if there is
 * none.
 */
function findChild(parent: Node, node: Node): Node | null {
  let match: Node | null = (!node.parentNode && replacements.get(node)) || node;
  while (match && match.parentNode !== parent) match = match.parentNode;
  return match;
}

let isKept = false;

/** Starts watching the document, once for all islands. */
export function watchTranslation(): void {
  if (isKept) return;
  isKept = true;
  const observer = new MutationObserver(handleMutations);
  observer.observe(document, { childList: true, subtree: true });
  const prototype = Node.prototype;
  const { removeChild, insertBefore } = prototype;
  /** Returns the current child for a child that React refers to. */
  const findActualChild = (parent: Node, child: Node): Node | null => {
    if (child.parentNode === parent) return child;
    handleMutations(observer.takeRecords());
    return findChild(parent, child);
  };
  prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const actualChild = findActualChild(this, child);
    if (actualChild) removeChild.call(this, actualChild);
    return child;
  };
  prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, previousNode: Node | null): T {
    return insertBefore.call(this, node, previousNode && findActualChild(this, previousNode)) as T;
  };
}
