import { type ReactNode, useState } from 'react';
import { listMedia, type MediaFile } from '#src/contract/desk/media.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { SearchField } from '../../kit/SearchField.tsx';
import { type BulkAction, BulkActionBar, RowCheckbox } from '../../kit/several/BulkActions.tsx';
import { useRowSelection } from '../../kit/several/use-row-selection.ts';
import { Thumbnail } from '../../kit/Thumbnail.tsx';

interface Props {
  id: string;
  /** Uuid of the selected image. */
  selected?: string | null;
  onChoose: (file: MediaFile) => void;
  /** Bulk actions on images, if there are any. */
  selection?: readonly BulkAction<MediaFile>[] | undefined;
  /** Shown while the library is empty. */
  empty: ReactNode;
}

/** Gallery of the media library; each image is a button. */
export function MediaBrowser({ id, selected, onChoose, selection, empty }: Props) {
  const { t } = useIsland();
  const [{ search, page }, setQuery] = useState({ search: '', page: 0 });
  const fetchState = useCall(listMedia, { query: { search, page } }, { keepsFormer: true });
  return (
    <div className="stack">
      <SearchField
        id={`${id}-search`}
        label={t('desk-library.media.search')}
        onSearch={(input) => setQuery((now) => (now.search === input ? now : { search: input, page: 0 }))}
      />
      <FetchedContent fetchState={fetchState}>
        {({ rows, pager }) => (
          <>
            {rows.length === 0 && (search === '' ? empty : <p role="status">{t('desk-library.media.notFound')}</p>)}
            {rows.length > 0 && <Pictures {...{ rows, selected, onChoose, selection }} />}
            <Paging pager={pager} onPage={(next) => setQuery({ search, page: next })} />
          </>
        )}
      </FetchedContent>
    </div>
  );
}

const getUuid = ({ uuid }: MediaFile) => uuid;

/** One page of images, with checkboxes if there are bulk actions. */
function Pictures({
  rows,
  selected,
  onChoose,
  selection,
}: Omit<Props, 'id' | 'empty'> & { rows: readonly MediaFile[] }) {
  const { t, language } = useIsland();
  const choice = useRowSelection(rows, getUuid);
  return (
    <>
      {selection && <BulkActionBar choice={choice} several={selection} list={listMedia.name} />}
      <ul className="media-grid">
        {rows.map((file) => (
          <li key={file.uuid}>
            <button type="button" aria-pressed={file.uuid === selected} onClick={() => onChoose(file)}>
              <Thumbnail {...file} />
              <span>{file.alt[language] || t('desk-library.media.meaning.decoration')}</span>
              <small>{file.name}</small>
              {file.uuid === selected && <Icon name="check" />}
            </button>
            {selection && <RowCheckbox row={file} id={`choose-${file.uuid}`} choice={choice} name={file.name} />}
          </li>
        ))}
      </ul>
    </>
  );
}
