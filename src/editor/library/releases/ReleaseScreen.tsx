import { openRelease } from '#src/contract/desk/releases.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { ApprovalByLink } from '../../kit/things/ApprovalByLink.tsx';
import { ReleaseActions } from './ReleaseActions.tsx';
import { ReleaseEntries } from './ReleaseEntries.tsx';
import { ReleasePreview } from './ReleasePreview.tsx';
import { useReleaseState } from './use-release-state.ts';

/** Screen of the release in the path: its drafts, the reasons that block it, and its publication. */
export function ReleaseScreen() {
  const { t, href, params } = useIsland();
  const getState = useReleaseState();
  const fetchState = useCall(openRelease, { params: { release: Number(params.release) } }, { keepsFormer: true });
  return (
    <div className="stack">
      <FetchedContent fetchState={fetchState}>
        {(release) => {
          const onHold = release.entries.filter(({ hold }) => hold !== null).length;
          return (
            <>
              <ScreenHead
                title={release.name}
                lead={getState(release)}
                back={{ href: href('releases'), text: t('desk.screens.releases') }}
              />
              {onHold > 0 && (
                <Banner>
                  <p>{t('desk-releases.heldCount', { count: onHold })}</p>
                </Banner>
              )}
              <ReleaseActions release={release} />
              {release.state !== 'published' && release.entries.length > 0 && <ReleasePreview release={release} />}
              {release.entries.length === 0 ? (
                <EmptyState drawing="rust" title={t('desk-releases.empty')}>
                  <a href={href('waiting')}>{t('desk-releases.toDrafts')}</a>
                </EmptyState>
              ) : (
                <ReleaseEntries release={release} />
              )}
              {release.entries.length > 0 && <ApprovalByLink subject={{ kind: 'release', key: String(release.id) }} />}
            </>
          );
        }}
      </FetchedContent>
    </div>
  );
}
