import { type ComponentType, lazy, Suspense } from 'react';
import { type EntryKind, KINDS } from '#src/contract/kinds/index.ts';
import type { DeskScreenId } from '#src/screens/desk/screen.ts';
import { ScreenBoundary } from '#src/session/ScreenBoundary.tsx';
import { Loading } from './frame/Loading.tsx';

/** Returns the screen of a kind of entry, by its name. */
function createKindScreen(kind: EntryKind) {
  const load = async () => {
    const { KindScreen } = await import('./library/kinds/KindScreen.tsx');
    return { default: () => <KindScreen kind={kind} /> };
  };
  return [kind.plural, lazy(load)] as const;
}

/** Components of the desk's screens, each loaded on demand. */
const SCREENS: Readonly<Record<DeskScreenId, ComponentType>> = {
  home: lazy(() => import('./home/Home.tsx').then(({ Home }) => ({ default: Home }))),
  media: lazy(() => import('./library/media/MediaLibrary.tsx').then(({ MediaLibrary }) => ({ default: MediaLibrary }))),
  bin: lazy(() => import('./library/bin/Bin.tsx').then(({ Bin }) => ({ default: Bin }))),
  activity: lazy(() => import('./activity/Activity.tsx').then((file) => ({ default: file.ActivityScreen }))),
  waiting: lazy(() =>
    import('./library/waiting/PendingEntries.tsx').then(({ PendingEntries }) => ({ default: PendingEntries })),
  ),
  releases: lazy(() => import('./library/releases/Releases.tsx').then(({ Releases }) => ({ default: Releases }))),
  release: lazy(() =>
    import('./library/releases/ReleaseScreen.tsx').then(({ ReleaseScreen }) => ({ default: ReleaseScreen })),
  ),
  reading: lazy(() =>
    import('./pages/reading/ReviewScreen.tsx').then(({ ReviewScreen }) => ({ default: ReviewScreen })),
  ),
  menus: lazy(() => import('./library/menus/Menus.tsx').then(({ Menus }) => ({ default: Menus }))),
  ...(Object.fromEntries(KINDS.map(createKindScreen)) as unknown as Readonly<
    Record<EntryKind['plural'], ComponentType>
  >),
  vocabularies: lazy(() =>
    import('./library/terms/Vocabularies.tsx').then(({ Vocabularies }) => ({ default: Vocabularies })),
  ),
  vocabulary: lazy(() =>
    import('./library/terms/TermsScreen.tsx').then(({ TermsScreen }) => ({ default: TermsScreen })),
  ),
  transfer: lazy(() => import('./library/transfer/Transfer.tsx').then(({ Transfer }) => ({ default: Transfer }))),
  'self-tests': lazy(() =>
    import('./library/self-tests/SelfTestList.tsx').then((file) => ({ default: file.SelfTestList })),
  ),
  'self-test': lazy(() =>
    import('./library/self-tests/SelfTestScreen.tsx').then((file) => ({ default: file.SelfTestScreen })),
  ),
  mails: lazy(() => import('./library/mails/Mails.tsx').then(({ Mails }) => ({ default: Mails }))),
  mail: lazy(() => import('./library/mails/MailScreen.tsx').then(({ MailScreen }) => ({ default: MailScreen }))),
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
  'sent-forms': lazy(() => import('./people/sent-forms/SentForms.tsx').then((file) => ({ default: file.SentForms }))),
  login: lazy(() => import('./login/DeskLogin.tsx').then(({ DeskLogin }) => ({ default: DeskLogin }))),
  begin: lazy(() =>
    import('./login/AcceptStaffInvitation.tsx').then(({ AcceptStaffInvitation }) => ({
      default: AcceptStaffInvitation,
    })),
  ),
  'my-account': lazy(() => import('./staff/MyAccount.tsx').then(({ MyAccount }) => ({ default: MyAccount }))),
  staff: lazy(() => import('./staff/Staff.tsx').then(({ Staff }) => ({ default: Staff }))),
  'staff-member': lazy(() =>
    import('./staff/StaffMemberScreen.tsx').then(({ StaffMemberScreen }) => ({ default: StaffMemberScreen })),
  ),
  pages: lazy(() => import('./pages/list/PageList.tsx').then(({ PageList }) => ({ default: PageList }))),
  'page-new': lazy(() => import('./pages/make/CreatePage.tsx').then(({ CreatePage }) => ({ default: CreatePage }))),
  'edit-here': lazy(() =>
    import('./pages/EditPageAtPath.tsx').then(({ EditPageAtPath }) => ({ default: EditPageAtPath })),
  ),
  links: lazy(() => import('./pages/links/BrokenLinks.tsx').then(({ BrokenLinks }) => ({ default: BrokenLinks }))),
  redirects: lazy(() => import('./pages/redirects/Redirects.tsx').then(({ Redirects }) => ({ default: Redirects }))),
  approvals: lazy(() => import('./pages/approval/Approvals.tsx').then(({ Approvals }) => ({ default: Approvals }))),
  page: lazy(() => import('./pages/life/PageLife.tsx').then(({ PageLife }) => ({ default: PageLife }))),
  'page-revision': lazy(() =>
    import('./pages/compare/RevisionScreen.tsx').then(({ RevisionScreen }) => ({ default: RevisionScreen })),
  ),
  opening: lazy(() => import('./opening/OpeningScreen.tsx').then(({ OpeningScreen }) => ({ default: OpeningScreen }))),
  'opening-mail': lazy(() =>
    import('./opening/OpeningScreen.tsx').then(({ OpeningScreen }) => ({ default: OpeningScreen })),
  ),
  provider: lazy(() =>
    import('./opening/ProviderScreen.tsx').then(({ ProviderScreen }) => ({ default: ProviderScreen })),
  ),
  facts: lazy(() => import('./opening/Facts.tsx').then(({ Facts }) => ({ default: Facts }))),
  'help-lines': lazy(() =>
    import('./opening/HelpLineChecks.tsx').then(({ HelpLineChecks }) => ({ default: HelpLineChecks })),
  ),
  settings: lazy(() => import('./settings/Settings.tsx').then(({ Settings }) => ({ default: Settings }))),
  site: lazy(() =>
    import('./settings/SiteSettingsScreen.tsx').then(({ SiteSettingsScreen }) => ({ default: SiteSettingsScreen })),
  ),
  'mail-log': lazy(() => import('./settings/MailLog.tsx').then(({ MailLog }) => ({ default: MailLog }))),
  jobs: lazy(() => import('./settings/JobsScreen.tsx').then(({ JobsScreen }) => ({ default: JobsScreen }))),
};

/** Renders the screen with this id. */
export function DeskScreenContent({ id }: { readonly id: DeskScreenId }) {
  const Found = SCREENS[id];
  return (
    <ScreenBoundary>
      <Suspense fallback={<Loading />}>
        <Found />
      </Suspense>
    </ScreenBoundary>
  );
}
