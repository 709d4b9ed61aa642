import { useIsland } from '#src/session/Island.tsx';
import { FieldFrame } from '#src/ui/field/FieldFrame.tsx';

interface Props {
  id: string;
  error: string | undefined;
  onFile: (file: File | null) => void;
}

/** File input for an image. */
export function FileField({ id, error, onFile }: Props) {
  const { t } = useIsland();
  return (
    <FieldFrame
      id={id}
      label={t('desk-library.media.file.label')}
      help={t('desk-library.media.file.help')}
      error={error}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          className="control"
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        />
      )}
    </FieldFrame>
  );
}
