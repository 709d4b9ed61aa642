import { useState } from 'react';
import { translatePage } from '#src/contract/desk/page-life.ts';
import { type EditablePage, readViolations } from '#src/contract/desk/pages.ts';
import { FormFailure } from '#src/forms/FormFailure.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { hasAddress } from '../frame/names.ts';
import { UnsavedNotice } from '../frame/unsaved/UnsavedNotice.tsx';
import { useFormCopy } from '../frame/unsaved/use-form-copy.ts';
import { proposePath } from '../pages/make/proposed-path.ts';

const START = { title: '', path: '' };

/** Creates the missing language of a page: a draft with the content of the other language, to be translated. */
export function MissingLanguage({ page }: { readonly page: EditablePage }) {
  const { t, href } = useIsland();
  const otherLanguage = page.languages.find(({ language, state }) => language !== page.language && state !== null);
  const hasPath = hasAddress(page.type);
  const [title, setTitle] = useState('');
  const [path, setPath] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const copy = useFormCopy({
    name: `page.${page.nid}.translation.${page.language}`,
    start: START,
    now: { title, path },
    show: (input) => {
      setTitle(input.title);
      setPath(input.path);
    },
  });
  const name = t(`desk-fields.languages.${page.language}`);

  const make = async () => {
    setBusy(true);
    const body = { title: title.trim(), ...(path.trim() === '' ? {} : { path: path.trim() }) };
    const result = await getApiClient().call(translatePage, {
      params: { nid: page.nid, language: page.language },
      body,
    });
    if (result.ok) {
      copy.clear();
      return location.reload();
    }
    setBusy(false);
    const violations = readViolations(result.failure);
    setProblems(
      violations.length > 0
        ? Object.fromEntries(violations.map((pageViolation) => [pageViolation.path, pageViolation.message]))
        : { form: toFailureText(t, result.failure) },
    );
  };

  return (
    <form
      className="canvas-missing desk-message stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() === '') setProblems({ title: t('desk-fields.problems.required') });
        else void make();
      }}
    >
      <h1>{t('desk-fields.missing.title', { language: name })}</h1>
      <p>{t('desk-fields.missing.text')}</p>
      {copy.offer && <UnsavedNotice {...copy.offer} />}
      <TextField
        id="missing-title"
        label={t('desk-fields.title')}
        error={problems.title}
        value={title}
        onChange={({ currentTarget: { value } }) => {
          setTitle(value);
          if (hasPath && path === proposePath(title)) setPath(proposePath(value));
        }}
      />
      {hasPath && (
        <TextField
          id="missing-path"
          label={t('desk-fields.missing.path')}
          help={t('desk-fields.missing.pathHelp')}
          error={problems.path}
          value={path}
          onChange={({ currentTarget }) => setPath(currentTarget.value)}
        />
      )}
      <FormFailure text={problems.form} />
      <div className="button-row">
        <Button type="submit" busy={isBusy && t('desk-fields.loading')}>
          {t('desk-fields.missing.make', { language: name })}
        </Button>
        {otherLanguage && (
          <ButtonLink
            kind="plain"
            icon="arrow-left"
            href={href('page-editor', { nid: page.nid, language: otherLanguage.language })}
          >
            {t('desk-fields.missing.back', { language: t(`desk-fields.languages.${otherLanguage.language}`) })}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
