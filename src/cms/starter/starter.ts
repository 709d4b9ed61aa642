import type { InferStoredFields } from '#registry/define.ts';
import type { NodesField } from '#registry/fields/nodes.ts';
import type { ParagraphsField } from '#registry/fields/paragraphs.ts';
import type { NodeByName, NodeName, ParagraphByName, ParagraphName } from '#registry/index.ts';
import type { WebformText } from '#src/contract/webform/definition.ts';
import type { DomainKey, Localised } from '#src/domains/domain.ts';

type InputField<F, S> =
  F extends ParagraphsField<infer A>
    ? readonly StarterParagraph<Extract<A, ParagraphName>>[]
    : F extends NodesField<string>
      ? readonly string[]
      : S;

type Input<D extends NodeByName<NodeName> | ParagraphByName<ParagraphName>> = {
  readonly [K in keyof InferStoredFields<D>]: K extends keyof D['fields']
    ? InputField<D['fields'][K], InferStoredFields<D>[K]>
    : InferStoredFields<D>[K];
};

/** A paragraph of the starter content: its type and its stored fields; the uuid is made on loading. References to questions are their ids. */
export type StarterParagraph<N extends ParagraphName = ParagraphName> = {
  [K in N]: { readonly type: K } & Input<ParagraphByName<K>>;
}[N];

/** The fields of one language of a page. */
export type StarterNode<N extends NodeName> = Input<NodeByName<N>>;

interface PageOf<N extends NodeName> {
  /** Stable key; the uuid is derived from it, so that loading twice makes one page. */
  readonly id: string;
  readonly type: N;
  readonly domains: readonly DomainKey[];
  readonly path: { readonly nl: string; readonly en?: string };
  readonly nl: StarterNode<N>;
  readonly en?: StarterNode<N>;
  /** For editors: sources (`[S1]`), and open checks by a clinician (`CHECK [C1]: …`). Never shown to visitors. */
  readonly notes?: string;
}

/** A page of the starter content in its languages. Paths have no language prefix ("/hulp", en "/help"). */
export type StarterPage<N extends NodeName = NodeName> = { [K in N]: PageOf<K> }[N];

/** A question with its answer (HTML with p, ul, ol, li, strong, em, a). */
export interface StarterQuestion {
  /** Unique in the installation, kebab-case, starts with the domain's key or "shared". */
  readonly id: string;
  readonly nl: { readonly question: string; readonly answer: string };
  readonly en?: { readonly question: string; readonly answer: string };
  readonly notes?: string;
}

/** A form with its questions; both languages have the same keys, types and values. */
export interface StarterWebform {
  /** Machine id, unique in the installation: for an exercise `<domain>_<phase>_<number>`, e.g. `alcohol_1_2`. */
  readonly id: string;
  readonly domains: readonly DomainKey[];
  readonly nl: WebformText;
  readonly en?: WebformText;
  /** Shows a notice above the form about who reads the answers. */
  readonly isSensitive?: true;
  readonly notes?: string;
}

/** One sentence that helps. The id starts with the domain's key. */
export interface StarterTip {
  readonly id: string;
  readonly nl: string;
  readonly en?: string;
}

/** Menus of the frame: logged-out, logged-in, tab bar, above the content, footer, account dropdown. */
export type MenuName = 'main' | 'main-in' | 'bottom' | 'content' | 'footer' | 'account';

/** An entry of a menu. `href` is the path as in a page, including the language prefix, or an https URL. */
export interface StarterMenuItem {
  readonly href: Localised;
  readonly title: Localised;
  readonly below?: readonly StarterMenuItem[];
}

/** A menu of one or more domains; a domain without English takes the Dutch side only. */
export interface StarterMenu {
  readonly menu: MenuName;
  readonly domains: readonly DomainKey[];
  readonly items: readonly StarterMenuItem[];
}

/** The parts of a site that visitors see on all pages. */
export interface StarterSite {
  readonly domain: DomainKey;
  /** Shown after the title of every page. */
  readonly name: string;
}
