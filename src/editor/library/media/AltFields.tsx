import type { FieldBinding } from '#src/forms/use-form.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';

interface Props {
  form: {
    readonly fieldId: (name: string) => string;
    readonly field: (name: 'nl' | 'en') => FieldBinding;
    readonly value: (name: 'meaning') => string;
    readonly set: (name: 'meaning', value: string) => void;
  };
}

/** Fields for the alternative text of an image. */
export function AltFields({ form }: Props) {
  const { t } = useIsland();
  const meaning = form.value('meaning');
  return (
    <>
      <Options
        id={form.fieldId('meaning')}
        name={form.fieldId('meaning')}
        legend={t('desk-library.media.meaning.legend')}
        pick="one"
        variant="chips"
        options={['words', 'decoration'].map((value) => ({ value, label: t(`desk-library.media.meaning.${value}`) }))}
        selected={[meaning]}
        onChoose={([option]) => form.set('meaning', option ?? 'words')}
      />
      {meaning === 'words' && (
        <div className="library-pair">
          <TextField
            {...form.field('nl')}
            label={t('desk-library.media.alt.nl')}
            help={t('desk-library.media.alt.help')}
          />
          <TextField
            {...form.field('en')}
            label={t('desk-library.media.alt.en')}
            help={t('desk-library.media.alt.help')}
          />
        </div>
      )}
    </>
  );
}
