import { type ComponentType, lazy, Suspense } from 'react';
import { Loading } from './frame/Loading.tsx';

/** One line for each screen of the desk: its code comes when it is opened. */
const SCREENS: Readonly<Record<string, ComponentType>> = {
  home: lazy(() => import('./home/Home.tsx').then(({ Home }) => ({ default: Home }))),
  pages: lazy(() => import('./pages/list/PageList.tsx').then(({ PageList }) => ({ default: PageList }))),
  'page-new': lazy(() => import('./pages/make/MakePage.tsx').then(({ MakePage }) => ({ default: MakePage }))),
  page: lazy(() => import('./pages/life/PageLife.tsx').then(({ PageLife }) => ({ default: PageLife }))),
  'page-revision': lazy(() =>
    import('./pages/compare/RevisionScreen.tsx').then(({ RevisionScreen }) => ({ default: RevisionScreen })),
  ),
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
