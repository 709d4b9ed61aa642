import { createContext, useContext } from 'react';
import type { PageFrame } from './draw-frame.ts';

/** How the blocks stand on the page, and the one that stands beside the others. */
interface BlockLayout {
  readonly blocks: PageFrame['blocks'];
  readonly besideBlock: string | null;
}

const Layout = createContext<BlockLayout>({ blocks: 'column', besideBlock: null });

export const BlockLayoutProvider = Layout.Provider;

/** How the blocks stand on the page that is edited. */
export const useBlockLayout = (): BlockLayout => useContext(Layout);
