import { useShownPlace } from '#src/session/use-shown-place.ts';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

/** The programme while the user's data are loading: the same places in the same sizes. */
export function ProgrammeLoading({ title, label }: { title: string; label: string }) {
  const place = useShownPlace();
  return (
    <>
      <section
        className="scene programme-scene programme-loading"
        data-scene={place?.scene ?? 'hek'}
        data-light={place?.light ?? 'morning'}
        suppressHydrationWarning
      >
        <div className="page-width">
          <p className="programme-date">{'\u00a0'}</p>
          <h1 suppressHydrationWarning>{place?.heading ?? title}</h1>
        </div>
        <LinkedDrawing name={place?.scene ?? 'hek'} isChangedBefore />
      </section>
      <div className="programme-place">
        <div className="page-width programme-place-loading">
          <Skeleton shape="text" label={label} />
        </div>
      </div>
      <div className="page-width programme-columns">
        <div className="programme-path">
          <Skeleton shape="rows" label={label} />
        </div>
        <div className="programme-beside">
          <div className="sheet programme-week-loading">
            <Skeleton shape="days" label={label} />
          </div>
        </div>
      </div>
    </>
  );
}
