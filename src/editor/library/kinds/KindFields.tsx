import { toKindInputs } from '#src/contract/forms/kind-form.ts';
import type { EntryKind } from '#src/contract/kinds/index.ts';
import type { DeskEntry } from '#src/contract/kinds/kind.ts';
import type { Shape } from '#src/contract/shape/shape.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { RichTextControl } from '../../kit/rich-text/RichTextControl.tsx';
import { RemovedTranslation } from '../parts/RemovedTranslation.tsx';
import type { KindFormState } from './use-kind-form.ts';

interface FieldProps {
  readonly form: KindFormState;
  readonly shape: Shape;
  /** Name of the field in the form; `title` in the declaration is `titleNl` and `titleEn` here. */
  readonly name: string;
  readonly declared: string;
  readonly words: string;
}

/** The control of a field, by its shape. */
export function KindField({ form, shape: { format, options }, name, declared, words }: FieldProps) {
  const { t } = useIsland();
  const label = t(`${words}.fields.${declared}`);
  const value = String(form.value(name) ?? '');
  if (options) {
    return (
      <Options
        id={form.fieldId(name)}
        name={form.fieldId(name)}
        legend={label}
        pick="one"
        error={form.getError(name)}
        options={options.map((option) => ({
          value: String(option),
          label: t(`${words}.options.${declared}.${option}`),
          help: t(`${words}.help.${declared}.${option}`),
        }))}
        selected={[value]}
        onChoose={([option = '']) => form.set(name, option)}
      />
    );
  }
  if (format === 'html') {
    return (
      <RichTextControl
        isShort
        id={form.fieldId(name)}
        label={label}
        error={form.getError(name)}
        value={value}
        onChange={(html) => form.set(name, html ?? '')}
      />
    );
  }
  if (format === undefined) return <TextArea {...form.field(name)} label={label} />;
  return <TextField {...form.field(name)} label={label} type={format === 'date' ? 'date' : 'text'} />;
}

interface TextsProps {
  readonly kind: EntryKind;
  readonly form: KindFormState;
  readonly entry: DeskEntry<EntryKind> | null;
  readonly language: 'Nl' | 'En';
}

/** Texts of an entry in one language; English can be removed and restored. */
export function KindTexts({ kind, form, entry, language }: TextsProps) {
  const { t } = useIsland();
  const names = Object.keys(kind.texts).map((name) => `${name}En`);
  return (
    <fieldset className="library-language">
      <legend>{t(`desk-library.languages.${language.toLowerCase()}`)}</legend>
      {Object.entries<Shape>(kind.texts).map(([name, shape]) => (
        <KindField
          key={name}
          form={form}
          shape={shape}
          name={`${name}${language}`}
          declared={name}
          words={kind.words}
        />
      ))}
      {language === 'En' && (
        <RemovedTranslation
          isTaken={entry?.words.en != null && String(form.value(`${kind.title}En`)).trim() === ''}
          instead={t('desk-library.takenAway.entry')}
          onRestore={() => {
            const inputs = toKindInputs(kind, entry);
            for (const name of names) form.set(name, inputs[name] ?? '');
          }}
        />
      )}
    </fieldset>
  );
}
