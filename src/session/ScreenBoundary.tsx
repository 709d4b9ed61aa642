import { Component, type ReactNode } from 'react';
import { throwLater } from './throw-later.ts';

interface Props {
  readonly children: ReactNode;
}

/** Has the words of the page put here, with numbers to call and the way on (`shell/watch-islands.js`). */
const sayFailure = (place: HTMLElement | null) => {
  place?.dispatchEvent(new Event('screen-failure', { bubbles: true }));
};

/** Keeps an error of a screen from taking the page with it: the page says so in its place, and it is reported once. */
export class ScreenBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    throwLater(error);
  }

  override render() {
    return this.state.hasFailed ? <div ref={sayFailure} /> : this.props.children;
  }
}
