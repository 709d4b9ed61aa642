import { useIsland } from '#src/session/Island.tsx';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';
import { Medal } from '#src/ui/medal/Medal.tsx';
import { MEDALLIONS } from '../drawings/drawing-names.ts';
import { MediaPicker } from '../MediaPicker.tsx';
import { parseTermImage } from './term-inputs.ts';

interface Props {
  id: string;
  error: string | undefined;
  /** "drawing:name", "media:uuid" or "". */
  value: string;
  onChange: (value: string) => void;
}

/** Field for a medallion: one of the drawings, or an image of the media library. */
export function ImageField({ id, error, value, onChange }: Props) {
  const { t } = useIsland();
  const image = parseTermImage(value);
  return (
    <fieldset className="options" id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{t('desk-library.terms.image')}</legend>
      <div className="term-drawings">
        {MEDALLIONS.map((name) => (
          <label key={name} htmlFor={`${id}-${name}`}>
            <input
              type="radio"
              id={`${id}-${name}`}
              name={id}
              value={name}
              checked={value === `drawing:${name}`}
              onChange={() => onChange(`drawing:${name}`)}
            />
            <Medal image={{ kind: 'drawing', name }} progress={100} />
            <span>{t(`desk-library.drawings.${name}`)}</span>
          </label>
        ))}
      </div>
      <p className="field-help">{t('desk-library.terms.orPicture')}</p>
      <MediaPicker
        value={image && 'media' in image ? image.media : null}
        onChange={(uuid) => onChange(uuid === null ? '' : `media:${uuid}`)}
        label={t('desk-library.terms.image')}
      />
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
