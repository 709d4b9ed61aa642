import { useState } from 'react';
import type { MediaFile } from '#src/contract/desk/media-file.ts';
import { openMedia } from '#src/contract/desk/open-media.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Fetched } from '../../kit/Fetched.tsx';
import { MayPublish } from '../../kit/things/MayPublish.tsx';
import { AltForm } from './AltForm.tsx';
import { DeleteMedia } from './DeleteMedia.tsx';
import { MediaUses } from './MediaUses.tsx';
import { ReplaceFile } from './ReplaceFile.tsx';

interface Props {
  file: MediaFile;
  onDeleted: () => void;
}

/** One picture: its description, its uses, and its actions. */
export function MediaDetail({ file: opened, onDeleted }: Props) {
  const { t, language } = useIsland();
  const [file, setFile] = useState(opened);
  const fetched = useCall(openMedia, { params: { uuid: file.uuid } });
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(Math.ceil(file.bytes / 1024));
  return (
    <div className="media-detail stack">
      <figure>
        <img src={`${file.url}?w=640&f=webp`} width={file.width} height={file.height} alt={file.alt[language]} />
        <figcaption>{t('desk-library.media.facts', { width: file.width, height: file.height, size })}</figcaption>
      </figure>
      <AltForm file={file} onSaved={setFile} />
      <Fetched fetched={fetched}>{({ usedBy }) => <MediaUses uses={usedBy} />}</Fetched>
      <MayPublish>
        <ReplaceFile file={file} onReplaced={setFile} />
      </MayPublish>
      <MayPublish>{fetched.status === 'done' && <DeleteMedia file={fetched.value} onDeleted={onDeleted} />}</MayPublish>
    </div>
  );
}
