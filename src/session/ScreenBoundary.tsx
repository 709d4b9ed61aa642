import { Component, type ReactNode } from 'react';
import { rethrowAsync } from './rethrow-async.ts';

interface Props {
  readonly children: ReactNode;
}

/** Shows the page's error text here, with phone numbers and links (`shell/watch-islands.js`). */
const sayFailure = (place: HTMLElement | null) => {
  place?.dispatchEvent(new Event('screen-failure', { bubbles: true }));
};

/** Contains an error of a screen: the page shows a message in its place, and it is reported once. */
export class ScreenBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    rethrowAsync(error);
  }

  override render() {
    return this.state.hasFailed ? <div ref={sayFailure} /> : this.props.children;
  }
}
