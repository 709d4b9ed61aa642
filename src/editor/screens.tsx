import { type ComponentType, lazy, Suspense } from 'react';
import { Loading } from './frame/Loading.tsx';

/** One line for each screen of the desk: its code comes when it is opened. */
const SCREENS: Readonly<Record<string, ComponentType>> = {
  home: lazy(() => import('./home/Home.tsx').then(({ Home }) => ({ default: Home }))),
  'page-editor': lazy(() => import('./canvas/PageEditor.tsx').then(({ PageEditor }) => ({ default: PageEditor }))),
  webforms: lazy(() => import('./webform-builder/Webforms.tsx').then((file) => ({ default: file.Webforms }))),
  webform: lazy(() =>
    import('./webform-builder/WebformBuilder.tsx').then((file) => ({ default: file.WebformBuilder })),
  ),
  moderation: lazy(() => import('./people/moderation/Moderation.tsx').then((file) => ({ default: file.Moderation }))),
  'moderated-text': lazy(() => import('./people/moderation/TextPage.tsx').then((file) => ({ default: file.TextPage }))),
  'write-person': lazy(() =>
    import('./people/message/WritePerson.tsx').then((file) => ({ default: file.WritePerson })),
  ),
  nurses: lazy(() => import('./people/nurses/Nurses.tsx').then((file) => ({ default: file.Nurses }))),
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
