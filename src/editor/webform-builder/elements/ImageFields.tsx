import { useIsland } from '#src/session/Island.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { usePageDrawings } from '../../library/drawings/use-page-drawings.ts';
import { MediaPicker } from '../../library/MediaPicker.tsx';
import { useElement } from '../parts/builder-context.ts';
import { toBuilderFieldId } from '../parts/element-path.ts';
import { LanguageTextField } from '../parts/LanguageTextField.tsx';

/** Fields for a drawing or an image of the media library, with its alternative text. */
export function ImageFields({ elementKey }: { elementKey: string }) {
  const { t } = useIsland();
  const { value, set } = useElement(elementKey);
  const drawing = value('image.drawing');
  const url = value('image.url');
  const drawings = usePageDrawings();
  const isInLibrary = drawings.some((item) => item.value === drawing);
  return (
    <>
      <SelectField
        id={toBuilderFieldId(elementKey, 'image', null)}
        label={t('desk-webforms.drawing')}
        value={typeof drawing === 'string' ? drawing : ''}
        options={[
          ...(typeof url === 'string' ? [{ value: '', label: t('desk-webforms.fromLibrary') }] : []),
          ...(typeof drawing === 'string' && !isInLibrary ? [{ value: drawing, label: drawing }] : []),
          ...drawings,
        ]}
        onChange={({ target }) => target.value !== '' && set('image', { drawing: target.value })}
      />
      {typeof url === 'string' && <img className="webform-image" src={url} alt="" />}
      <MediaPicker
        value={null}
        label={t('desk-webforms.types.image')}
        onChange={(_, file) => file && set('image', { url: file.url })}
      />
      <LanguageTextField
        elementKey={elementKey}
        field="alt"
        label={t('desk-webforms.alt')}
        help={t('desk-webforms.altHelp')}
      />
    </>
  );
}
