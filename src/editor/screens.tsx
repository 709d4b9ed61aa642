import { type ComponentType, lazy, Suspense } from 'react';
import { Loading } from './frame/Loading.tsx';

/** One line for each screen of the desk: its code comes when it is opened. */
const SCREENS: Readonly<Record<string, ComponentType>> = {
  home: lazy(() => import('./home/Home.tsx').then(({ Home }) => ({ default: Home }))),
  'page-editor': lazy(() => import('./canvas/PageEditor.tsx').then(({ PageEditor }) => ({ default: PageEditor }))),
};

/** The screen with this id. */
export function Screen({ id }: { readonly id: string }) {
  const Found = SCREENS[id];
  if (!Found) throw new Error(`No screen "${id}" at the desk.`);
  return (
    <Suspense fallback={<Loading />}>
      <Found />
    </Suspense>
  );
}
