import { createContext, useContext } from 'react';
import type { PageFrame } from './draw-block.ts';

const Layout = createContext<PageFrame['blocks']>('column');

export const BlockLayoutProvider = Layout.Provider;

/** How the blocks stand on the page that is edited. */
export const useBlockLayout = (): PageFrame['blocks'] => useContext(Layout);
