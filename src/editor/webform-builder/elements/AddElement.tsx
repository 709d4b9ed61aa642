import { useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { addElement, addPage } from '../model/edit-form.ts';
import {
  createFormElement,
  createKey,
  createPageElement,
  ELEMENT_TYPES,
  type ElementType,
} from '../model/fresh-element.ts';
import { useBuilderContext } from '../parts/builder-context.ts';

/** Buttons that add an element of a type at the end, or a page. */
export function AddElement() {
  const { t } = useIsland();
  const { form, changeTexts, reveal } = useBuilderContext();
  const [type, setType] = useState<ElementType>('text');
  const add = () => {
    const key = createKey(form.texts, form.used, type);
    changeTexts((texts) => addElement(texts, createFormElement(type, key), null));
    reveal(key);
  };
  const page = () => {
    const key = createKey(form.texts, form.used, 'pagina');
    const first = createKey(form.texts, { ...form.used, [key]: { kind: 'page', values: [] } }, 'pagina');
    changeTexts((texts) => addPage(texts, createPageElement(key), createPageElement(first)));
    reveal(key);
  };
  return (
    <div className="webform-add">
      <SelectField
        id="add-type"
        label={t('desk-webforms.addType')}
        value={type}
        options={ELEMENT_TYPES.map((value) => ({ value, label: t(`desk-webforms.types.${value}`) }))}
        onChange={({ target }) => setType(target.value as ElementType)}
      />
      <Button kind="quiet" icon="plus" onClick={add}>
        {t('desk-webforms.add')}
      </Button>
      <Button kind="quiet" icon="plus" onClick={page}>
        {t('desk-webforms.addPage')}
      </Button>
    </div>
  );
}
