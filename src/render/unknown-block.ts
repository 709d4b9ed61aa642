import { createElement } from 'react';

/** The card that staff see in the place of a block whose type has no component; its data is kept as it is. */
export function UnknownBlock({ type, name }: { readonly type: string; readonly name: string }) {
  return createElement('p', { className: 'notice', 'data-unknown-block': name }, `${type} (${name})`);
}
