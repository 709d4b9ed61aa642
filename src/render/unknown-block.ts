import { createElement } from 'react';

/** The card that staff see in place of a block whose type has no component; its data stay unchanged. */
export function UnknownBlock({ type, name }: { readonly type: string; readonly name: string }) {
  return createElement('p', { className: 'notice', 'data-unknown-block': name }, `${type} (${name})`);
}
