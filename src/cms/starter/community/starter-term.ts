import type { DomainKey, Localised } from '#src/domains/domain.ts';
import type { BadgeRule } from '#src/rules/badges/badge-rule.ts';

interface TermText {
  readonly name: string;
  readonly description: string;
}

/** A category of the forum with the team's first post in it, in plain text. */
export interface StarterCategory {
  /** Stable key; the uuid is derived from it. */
  readonly id: string;
  readonly domains: readonly DomainKey[];
  readonly text: Localised<TermText & { readonly title: string; readonly body: string }>;
}

/** A badge: its rule, its medallion (a drawing) and its texts. */
export interface StarterBadge {
  readonly id: string;
  readonly rule: BadgeRule;
  /** Phase of the badge; only for the rule with one badge for each phase. */
  readonly phase?: number;
  readonly drawing: string;
  readonly text: Localised<TermText>;
}

/** A group of badges, by their ids. */
export interface StarterMilestone {
  readonly id: string;
  readonly drawing: string;
  readonly badges: readonly string[];
  readonly text: Localised<TermText>;
}

/** The forum on the first day: categories, badges and groups of badges. */
export interface StarterCommunity {
  readonly categories: readonly StarterCategory[];
  readonly badges: readonly StarterBadge[];
  readonly milestones: readonly StarterMilestone[];
}
