import { Component, type ReactNode } from 'react';
import { throwLater } from './throw-later.ts';

interface Props {
  readonly children: ReactNode;
  /** An extra that fails leaves its screen alone: nothing is drawn in its place. */
  readonly isExtra?: boolean;
}

/** Has the words of the page put here, with numbers to call and the way on (`shell/watch-islands.js`). */
const sayFailure = (place: HTMLElement | null) => {
  place?.dispatchEvent(new CustomEvent('screen-failure', { bubbles: true }));
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
    const { children, isExtra } = this.props;
    if (!this.state.hasFailed) return children;
    return isExtra ? null : <div ref={sayFailure} />;
  }
}
