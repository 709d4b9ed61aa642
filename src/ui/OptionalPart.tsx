import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** Error boundary for an optional part of a screen: on an error the part disappears, and the error is reported. */
export class OptionalPart extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    queueMicrotask(() => {
      throw error;
    });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
