import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { copyForm } from '../../pages/make/page-form.ts';
import { useEditing } from '../editing.ts';
import { makeSection, type SectionShape } from './share-block.ts';

interface Props {
  readonly shape: SectionShape;
  readonly block: StoredParagraph;
  /** Name of the block; the name of the section begins with it. */
  readonly name: string;
  /** Called with the uuid of the new section. */
  readonly onShared: (uuid: string) => void;
  readonly onClose: () => void;
}

function ShareForm({ shape, block, name, onShared }: Omit<Props, 'onClose'>) {
  const { t } = useIsland();
  const { nid, domains, language } = useEditing();
  const form = useDeskForm({
    keep: `page.${nid}.share.${language}`,
    form: copyForm,
    id: 'share-block',
    start: { title: name },
    words: 'desk-pages.make.errors',
    submit: ({ title }) => makeSection(shape, { title, domains, language, block }),
    onDone: onShared,
  });
  return (
    <DeskForm form={form} submit={t('desk-fields.section.share')}>
      <TextField
        {...form.field('title')}
        label={t('desk-fields.section.name')}
        help={t('desk-fields.section.nameHelp')}
        autoComplete="off"
      />
    </DeskForm>
  );
}

/** Makes a section of a block, which other pages can then show too. */
export function ShareBlock({ onClose, ...props }: Props) {
  const { t } = useIsland();
  return (
    <FormDialog title={t('desk-fields.section.share')} onClose={onClose}>
      <ShareForm {...props} />
    </FormDialog>
  );
}
