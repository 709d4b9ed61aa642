import { createContext, useContext } from 'react';
import type { PageFrame } from './render-canvas-frame.ts';

/** Layout of the blocks on the page, and the block that is placed next to the others. */
interface BlockLayout {
  readonly blocks: PageFrame['blocks'];
  readonly besideBlock: string | null;
}

const Layout = createContext<BlockLayout>({ blocks: 'column', besideBlock: null });

export const BlockLayoutProvider = Layout.Provider;

/** Returns the layout of the blocks on the edited page. */
export const useBlockLayout = (): BlockLayout => useContext(Layout);
