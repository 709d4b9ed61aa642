import type { RiskClass } from '#src/domains/source.ts';
import { isSourceId, type SourceId } from '#src/domains/sources.ts';

/** A fact that an expert has not confirmed yet. */
interface NotedFact {
  readonly risk: RiskClass;
  readonly text: string;
}

const NOTED = /\bCHECK(?: \[C([1-5])\])?:?\s+(.*?)(?=\s*(?:\bCHECK\b|\bSources?:|\bMethod:|$))/gs;

/** Default risk class: notes about the wording have no class, facts that block the opening have one. */
const DEFAULT_RISK: RiskClass = 5;

/** Returns the facts in editors' notes that have to be checked: each starts with `CHECK [C1]:`, by its class. */
export function parseFacts(notes: string): readonly NotedFact[] {
  return [...notes.matchAll(NOTED)].flatMap(([, mark, text = '']) => {
    const trimmed = text.trim();
    if (trimmed === '') return [];
    return [{ risk: mark === undefined ? DEFAULT_RISK : (Number(mark) as RiskClass), text: trimmed }];
  });
}

/** Returns the sources in editors' notes, such as `[S1]`, each once, in order; unknown ids are omitted. */
export function parseSources(notes: string): readonly SourceId[] {
  const names = [...notes.matchAll(/\[(S\d+)\]/g)].map(([, id = '']) => id);
  return [...new Set(names)].filter(isSourceId);
}
