import { Component, type ReactNode } from 'react';
import { rethrowAsync } from './rethrow-async.ts';

interface Props {
  readonly children: ReactNode;
}

/** Shows the page's error message with phone numbers and links in this place (`shell/watch-islands.js`). */
const showFailure = (container: HTMLElement | null) => {
  container?.dispatchEvent(new Event('screen-failure', { bubbles: true }));
};

/** Error boundary of a screen: shows an error message instead, and reports the error once. */
export class ScreenBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    rethrowAsync(error);
  }

  override render() {
    return this.state.hasFailed ? <div ref={showFailure} /> : this.props.children;
  }
}
