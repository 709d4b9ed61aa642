import type { FieldBinding } from '#src/forms/use-form.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';

/** Title and text of a post (docs/specification.md, section 5, "Forum"). */
export function PostFields({ form }: { form: { readonly field: (name: 'title' | 'body') => FieldBinding } }) {
  const { t } = useIsland();
  return (
    <>
      <TextField {...form.field('title')} autoComplete="off" dir="auto" label={t('forum.fields.title')} />
      <TextArea
        {...form.field('body')}
        rows={8}
        dir="auto"
        label={t('forum.fields.body')}
        help={t('forum.fields.bodyHelp')}
      />
    </>
  );
}
