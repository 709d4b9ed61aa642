import { useState } from 'react';
import type { StoredImage } from '#registry/fields/image.ts';
import { usePageDrawings } from '#src/editor/library/drawings/use-page-drawings.ts';
import { MediaPicker } from '#src/editor/library/MediaPicker.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import type { ControlProps } from './control.ts';
import { Group } from './Group.tsx';

type PictureSource = 'library' | 'drawing';

/** Control for an image of the media library, or a built-in drawing with a description. */
export function ImageControl({ field, value, onChange, id, label, help, error }: ControlProps<StoredImage>) {
  const { t } = useIsland();
  const drawings = usePageDrawings();
  const [from, setFrom] = useState<PictureSource>(value && 'drawing' in value ? 'drawing' : 'library');
  const media = value && 'media' in value ? value.media : null;
  const drawing = value && 'drawing' in value ? value.drawing : '';
  const alt = value?.alt;
  return (
    <Group id={id} label={label} help={help} error={error}>
      <Options
        id={`${id}-from`}
        name={`${id}-from`}
        legend={t('desk-fields.image.from')}
        pick="one"
        variant="chips"
        options={(['library', 'drawing'] as const).map((key) => ({ value: key, label: t(`desk-fields.image.${key}`) }))}
        selected={[from]}
        onChoose={([next]) => setFrom(next === 'drawing' ? 'drawing' : 'library')}
      />
      {from === 'library' ? (
        <MediaPicker
          value={media}
          label={label}
          required={field.required && media !== null}
          onChange={(uuid) => onChange(uuid === null ? undefined : { media: uuid })}
        />
      ) : (
        <>
          <SelectField
            id={`${id}-drawing`}
            label={t('desk-fields.image.name')}
            value={drawing}
            options={[{ value: '', label: t('desk-fields.choose') }, ...drawings]}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.value === '' ? undefined : { drawing: currentTarget.value, alt: alt ?? '' })
            }
          />
          {drawing !== '' && <LinkedDrawing name={drawing} />}
        </>
      )}
      {value && (
        <TextField
          id={`${id}-alt`}
          label={t('desk-fields.image.alt')}
          help={t(media === null ? 'desk-fields.image.altHelp' : 'desk-fields.image.altOwn')}
          value={alt ?? ''}
          maxLength={300}
          onChange={({ currentTarget: { value: text } }) => {
            if ('drawing' in value) onChange({ ...value, alt: text });
            else onChange(text === '' ? { media: value.media } : { ...value, alt: text });
          }}
        />
      )}
    </Group>
  );
}
