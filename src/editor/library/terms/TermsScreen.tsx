import { useState } from 'react';
import { type DeskTerm, listTerms, VOCABULARIES, type Vocabulary } from '#src/contract/desk/terms.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { MayPublish } from '../../kit/things/MayPublish.tsx';
import { TermForm } from './TermForm.tsx';
import { TermRows } from './TermRows.tsx';

function Terms({ vocabulary }: { readonly vocabulary: Vocabulary }) {
  const { t, href } = useIsland();
  const fetchState = useCall(listTerms, { params: { vocabulary } });
  const [edited, setEdited] = useState<DeskTerm | 'new' | null>(null);
  const text = `desk-library.terms.${vocabulary}`;
  const add = (
    <Button icon="plus" onClick={() => setEdited('new')}>
      {t(`${text}.add`)}
    </Button>
  );
  return (
    <div className="stack">
      <ScreenHead
        title={t(`${text}.title`)}
        lead={t(`${text}.lead`)}
        back={{ href: href('vocabularies'), text: t('desk-library.terms.title') }}
        action={<MayPublish of={[]}>{add}</MayPublish>}
      />
      <FetchedContent fetchState={fetchState}>
        {(terms) =>
          terms.length === 0 ? (
            <p>{t('desk-library.terms.empty')}</p>
          ) : (
            <TermRows vocabulary={vocabulary} terms={terms} onEdit={setEdited} />
          )
        }
      </FetchedContent>
      {edited !== null && (
        <FormDialog title={t(edited === 'new' ? `${text}.add` : `${text}.edit`)} onClose={() => setEdited(null)}>
          <TermForm
            key={edited === 'new' ? edited : edited.version}
            vocabulary={vocabulary}
            term={edited === 'new' ? null : edited}
            onDone={() => setEdited(null)}
            onTheirs={(theirs) => {
              setEdited(theirs);
              void refreshCalls(listTerms.name);
            }}
          />
        </FormDialog>
      )}
    </div>
  );
}

/** Screen with the terms of the vocabulary in the path. */
export function TermsScreen() {
  const { t, params, href } = useIsland();
  const vocabulary = VOCABULARIES.find((item) => item === params.vocabulary);
  if (vocabulary) return <Terms vocabulary={vocabulary} />;
  return (
    <div className="stack">
      <h1>{t('desk.notFound.title')}</h1>
      <p>
        <a href={href('vocabularies')}>{t('desk-library.terms.title')}</a>
      </p>
    </div>
  );
}
