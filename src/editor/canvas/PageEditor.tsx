import '@puckeditor/core/no-external.css';
import { useStore } from '@nanostores/react';
import { type Data, Puck } from '@puckeditor/core';
import { atom, type ReadableAtom } from 'nanostores';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { NodeDefinition } from '#registry/define.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import { getFields } from '#registry/stored.ts';
import { type EditablePage, openPage, type PageParams } from '#src/contract/desk/pages.ts';
import { sanitiseRichText } from '#src/contract/rich-text.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { DeskMessage } from '../frame/DeskMessage.tsx';
import { Loading } from '../frame/Loading.tsx';
import { LinkScopeProvider } from '../kit/link-scope.ts';
import { CanvasFrame } from './CanvasFrame.tsx';
import { toBlockContext, useCanvasContext } from './canvas-context.ts';
import { createDictionary } from './dictionary.ts';
import { EditingProvider, type EditingState } from './editing.ts';
import { findNodeType, REGISTRY } from './editor-registry.ts';
import { MissingLanguage } from './MissingLanguage.tsx';
import { PaletteItem } from './palette/PaletteItem.tsx';
import { listBlockIds } from './problems/block-ids.ts';
import type { NamedProblem } from './problems/ProblemPanel.tsx';
import { groupProblemsByControl } from './problems/use-locations.ts';
import { createPuckConfig, PARAGRAPH_GROUPS } from './puck-config.tsx';
import { usePageCopy } from './saving/use-page-copy.ts';
import { useSaving } from './saving/use-saving.ts';
import { toPageContent } from './stored/from-puck.ts';
import { isDeepEqual, type PageContent } from './stored/page-content.ts';
import { type ItemMap, toPuckData } from './stored/to-puck.ts';
import { useReferences } from './use-references.ts';
import { Workbench } from './Workbench.tsx';

const OVERRIDES = { iframe: CanvasFrame, drawerItem: PaletteItem };
const FRAME = { enabled: true, waitForStyles: false, syncHostStyles: false };
/** Blocks are copied in the outline, which gives nested blocks new ids. */
const PERMISSIONS = { duplicate: false };

const toSafeHtml = (html: string) => sanitiseRichText(html, RICH_TEXT_TAGS) as SafeHtml;

interface OpenedProps {
  readonly page: EditablePage;
  readonly definition: NodeDefinition;
}

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

function Opened({ page: requestedPage, definition }: OpenedProps) {
  const { t, language } = useIsland();
  // A later response must not replace the content that the editor is writing.
  const [page] = useState(requestedPage);
  const [opened] = useState<PageContent>(() => ({ title: page.title, fields: page.fields }));
  const originals = useRef<ItemMap>(new Map());
  const [first] = useState<Data>(() => toPuckData(REGISTRY, definition, opened, originals.current).data);
  const [$data] = useState(() => atom(first));

  const config = useMemo(() => {
    const groups = Object.fromEntries(PARAGRAPH_GROUPS.map((group) => [group, t(`desk-fields.groups.${group}`)]));
    const texts = {
      unknown: t('desk-fields.list.unknown'),
      groups: groups as Record<(typeof PARAGRAPH_GROUPS)[number], string>,
    };
    return createPuckConfig(REGISTRY, definition, language, texts);
  }, [definition, language, t]);
  const dictionary = useMemo(() => createDictionary(t), [t]);

  return (
    <Puck
      config={config}
      data={first}
      onChange={$data.set}
      overrides={OVERRIDES}
      iframe={FRAME}
      permissions={PERMISSIONS}
      dictionary={dictionary}
    >
      <Edited page={page} definition={definition} opened={opened} originals={originals.current} $data={$data} />
    </Puck>
  );
}

interface EditedProps extends OpenedProps {
  readonly opened: PageContent;
  readonly originals: ItemMap;
  readonly $data: ReadableAtom<Data>;
}

/** State that changes with every keystroke is outside the library's component, which does not render again for it. */
function Edited({ page, definition, opened, originals, $data }: EditedProps) {
  const canvasContext = useCanvasContext();
  const beforeRef = useRef(opened);
  const data = useStore($data);
  const [content, setContent] = useState(opened);
  const contentRef = useRef(opened);
  const [domain, setDomain] = useState(page.domains[0] ?? 'alcohol');
  const [problems, setProblems] = useState<readonly NamedProblem[]>([]);
  const params = useMemo<PageParams>(() => ({ nid: page.nid, language: page.language }), [page]);
  const { copy, offerFor } = usePageCopy(page);
  const saving = useSaving(params, page, copy);
  const resolve = useReferences({ registry: REGISTRY, definition, domain, language: page.language }, content);

  const context = useMemo(
    () => toBlockContext(canvasContext, domain, page.language),
    [canvasContext, domain, page.language],
  );
  const tools = useMemo(() => ({ registry: REGISTRY, context, resolve, safe: toSafeHtml }), [context, resolve]);
  const violations = saving.state.status === 'refused' ? saving.state.violations : null;
  const byControl = useMemo(() => {
    const all = violations ? violations.map(({ path, message }) => ({ path, text: message })) : problems;
    // Blocks and their ids change with every keystroke; a constant empty list avoids renders while there are no
    // problems.
    if (all.length === 0) return NO_PROBLEMS;
    const ids = listBlockIds(definition, data);
    return groupProblemsByControl(all, { registry: REGISTRY, definition, fields: content.fields, ids });
  }, [violations, problems, definition, data, content]);
  const editing = useMemo<EditingState>(
    () => ({
      registry: REGISTRY,
      definition,
      nid: page.nid,
      language: page.language,
      domain,
      domains: page.domains,
      context,
      tools,
      problems: byControl,
    }),
    [definition, page, domain, context, tools, byControl],
  );

  const change = useEffectEvent((next: Data) => {
    const changedPageContent = toPageContent(REGISTRY, definition, next, beforeRef.current, originals);
    if (isDeepEqual(changedPageContent, contentRef.current)) return;
    contentRef.current = changedPageContent;
    setContent(changedPageContent);
    if (problems.length > 0) setProblems([]);
    saving.change(changedPageContent);
  });
  useEffect(() => $data.listen((next) => change(next)), [$data]);

  return (
    <EditingProvider value={editing}>
      <LinkScopeProvider value={editing}>
        <Workbench
          page={page}
          content={content}
          saving={saving}
          kept={offerFor(saving)}
          problems={problems}
          onProblems={setProblems}
          onDomain={setDomain}
          dataOf={(pageContent) => {
            beforeRef.current = pageContent;
            originals.clear();
            const { root } = toPuckData(REGISTRY, definition, pageContent, originals).data;
            // Fields that are missing from an update are unchanged, so emptied fields are passed as undefined.
            const emptyValues = Object.fromEntries(getFields(definition).map(([name]) => [name, undefined]));
            return { root: { props: { ...emptyValues, ...root.props } }, content: [] };
          }}
        />
      </LinkScopeProvider>
    </EditingProvider>
  );
}

/** Editor for a page in one language, which shows the page as visitors see it. */
export function PageEditor() {
  const { t, params } = useIsland();
  const language = LANGUAGES.find((language) => language === params.language);
  const nid = Number(params.nid);
  const options = language && Number.isSafeInteger(nid) ? { params: { nid, language } } : null;
  const match = useCall(openPage, options);
  if (options === null) return <DeskMessage title={t('desk.notFound.title')} text={t('desk.notFound.text')} />;
  if (match.status === 'loading') return <Loading />;
  if (match.status === 'error') {
    const text = match.failure.kind === 'not_found' ? t('desk.notFound.text') : toFailureText(t, match.failure);
    return <DeskMessage title={t('desk-fields.cannotOpen')} text={text} />;
  }
  const page = match.value;
  const definition = findNodeType(REGISTRY, page.type);
  if (!definition) return <DeskMessage title={t('desk-fields.cannotOpen')} text={t('desk-fields.unknownType')} />;
  if (!page.may.edit) return <DeskMessage title={t('desk-fields.cannotOpen')} text={t('desk-pages.may.look')} />;
  if (page.vid === null) return <MissingLanguage page={page} />;
  return <Opened key={`${page.nid}-${page.language}`} page={page} definition={definition} />;
}
