import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** Renders an element in a test and returns functions to interact with it. */
export function mount(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const render = (next: ReactElement) => act(() => root.render(next));
  const requireElement = <E extends HTMLElement>(selector: string): E => {
    const element = container.querySelector<E>(selector);
    if (!element) throw new Error(`Nothing matches "${selector}".`);
    return element;
  };
  render(element);
  return {
    place: container,
    one: requireElement,
    render,
    press: (selector: string) => act(() => requireElement(selector).click()),
    key: (selector: string, key: string) =>
      act(() =>
        requireElement(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      ),
    remove: () => {
      act(() => root.unmount());
      container.remove();
    },
  };
}
