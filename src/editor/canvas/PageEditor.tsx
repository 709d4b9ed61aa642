import '@puckeditor/core/no-external.css';
import { type Data, Puck } from '@puckeditor/core';
import { useMemo, useRef, useState } from 'react';
import type { NodeDefinition } from '#registry/define.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import { fieldsOf } from '#registry/stored.ts';
import { openPage } from '#src/contract/desk/open-page.ts';
import type { EditablePage, PageParams } from '#src/contract/desk/page.ts';
import { sanitiseRichText } from '#src/contract/rich-text.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Loading } from '../frame/Loading.tsx';
import { Message } from '../frame/Message.tsx';
import { PagePlaceProvider } from '../kit/page-place.ts';
import { CanvasFrame } from './CanvasFrame.tsx';
import { contextOf, useCanvasContext } from './canvas-context.ts';
import { dictionaryOf } from './dictionary.ts';
import { type Editing, EditingProvider } from './editing.ts';
import { nodeNamed, REGISTRY } from './editor-registry.ts';
import { MissingLanguage } from './MissingLanguage.tsx';
import { PaletteItem } from './palette/PaletteItem.tsx';
import { blockIds } from './problems/block-ids.ts';
import type { NamedProblem } from './problems/ProblemPanel.tsx';
import { problemsByControl } from './problems/use-places.ts';
import { GROUPS, puckConfig } from './puck-config.tsx';
import { useKeptPage } from './saving/use-kept-page.ts';
import { useSaving } from './saving/use-saving.ts';
import { fromPuck } from './stored/from-puck.ts';
import { isSame, type PageContent } from './stored/page-content.ts';
import { type Originals, toPuck } from './stored/to-puck.ts';
import { useReferences } from './use-references.ts';
import { Workbench } from './Workbench.tsx';

const OVERRIDES = { iframe: CanvasFrame, drawerItem: PaletteItem };
const FRAME = { enabled: true, waitForStyles: false, syncHostStyles: false };
/** A block is copied in the outline, where what is inside it gets ids of its own. */
const PERMISSIONS = { duplicate: false };

const safe = (html: string) => sanitiseRichText(html, RICH_TEXT_TAGS) as SafeHtml;

interface OpenedProps {
  readonly page: EditablePage;
  readonly definition: NodeDefinition;
}

function Opened({ page: asked, definition }: OpenedProps) {
  const { t, language } = useIsland();
  // What is read again later must not take the place of what somebody is writing.
  const [page] = useState(asked);
  const canvasContext = useCanvasContext();
  const [opened] = useState<PageContent>(() => ({ title: page.title, fields: page.fields }));
  const before = useRef(opened);
  const originals = useRef<Originals>(new Map());
  const [first] = useState<Data>(() => toPuck(REGISTRY, definition, opened, originals.current).data);
  const [content, setContent] = useState(opened);
  const [data, setData] = useState(first);
  const [domain, setDomain] = useState(page.domains[0] ?? 'alcohol');
  const [problems, setProblems] = useState<readonly NamedProblem[]>([]);
  const params = useMemo<PageParams>(() => ({ nid: page.nid, language: page.language }), [page]);
  const { copy, offerFor } = useKeptPage(page);
  const saving = useSaving(params, page, copy);
  const resolve = useReferences({ registry: REGISTRY, definition, domain, language: page.language }, content);

  const refused = saving.state.status === 'refused' ? saving.state.violations : null;
  const editing = useMemo<Editing>(() => {
    const context = contextOf(canvasContext, domain, page.language);
    const all = refused ? refused.map(({ path, message }) => ({ path, text: message })) : problems;
    const ids = blockIds(definition, data);
    return {
      registry: REGISTRY,
      definition,
      nid: page.nid,
      language: page.language,
      domain,
      context,
      tools: { registry: REGISTRY, context, resolve, safe },
      problems: problemsByControl(all, { registry: REGISTRY, definition, fields: content.fields, ids }),
    };
  }, [canvasContext, domain, page, resolve, problems, refused, definition, content, data]);

  const config = useMemo(() => {
    const groups = Object.fromEntries(GROUPS.map((group) => [group, t(`desk-fields.groups.${group}`)]));
    const words = { unknown: t('desk-fields.list.unknown'), groups: groups as Record<(typeof GROUPS)[number], string> };
    return puckConfig(REGISTRY, definition, language, words);
  }, [definition, language, t]);
  const dictionary = useMemo(() => dictionaryOf(t), [t]);

  const change = (next: Data) => {
    setData(next);
    const changed = fromPuck(REGISTRY, definition, next, before.current, originals.current);
    if (isSame(changed, content)) return;
    setContent(changed);
    if (problems.length > 0) setProblems([]);
    saving.change(changed);
  };

  return (
    <EditingProvider value={editing}>
      <PagePlaceProvider value={editing}>
        <Puck
          config={config}
          data={first}
          onChange={change}
          overrides={OVERRIDES}
          iframe={FRAME}
          permissions={PERMISSIONS}
          dictionary={dictionary}
        >
          <Workbench
            page={page}
            content={content}
            saving={saving}
            kept={offerFor(saving)}
            problems={problems}
            onProblems={setProblems}
            onDomain={setDomain}
            dataOf={(settled) => {
              before.current = settled;
              originals.current.clear();
              const { root } = toPuck(REGISTRY, definition, settled, originals.current).data;
              // What is not named stays as it was.
              const emptied = Object.fromEntries(fieldsOf(definition).map(([name]) => [name, undefined]));
              return { root: { props: { ...emptied, ...root.props } }, content: [] };
            }}
          />
        </Puck>
      </PagePlaceProvider>
    </EditingProvider>
  );
}

/** Edits a page in one language, as visitors see it. */
export function PageEditor() {
  const { t, params } = useIsland();
  const language = LANGUAGES.find((one) => one === params.language);
  const nid = Number(params.nid);
  const asked = language && Number.isSafeInteger(nid) ? { params: { nid, language } } : null;
  const found = useCall(openPage, asked);
  if (asked === null) return <Message title={t('desk.notFound.title')} text={t('desk.notFound.text')} />;
  if (found.status === 'loading') return <Loading />;
  if (found.status === 'error') {
    const text = found.failure.kind === 'not_found' ? t('desk.notFound.text') : failureText(t, found.failure);
    return <Message title={t('desk-fields.cannotOpen')} text={text} />;
  }
  const page = found.value;
  const definition = nodeNamed(REGISTRY, page.type);
  if (!definition) return <Message title={t('desk-fields.cannotOpen')} text={t('desk-fields.unknownType')} />;
  if (!page.may.edit) return <Message title={t('desk-fields.cannotOpen')} text={t('desk-pages.may.look')} />;
  if (page.vid === null) return <MissingLanguage page={page} />;
  return <Opened key={`${page.nid}-${page.language}`} page={page} definition={definition} />;
}
