/** A text in every language of the product. */
export interface Localised<T = string> {
  readonly nl: T;
  readonly en: T;
}

export type Language = 'nl' | 'en';
export const LANGUAGES: readonly Language[] = ['nl', 'en'];
export const DEFAULT_LANGUAGE: Language = 'nl';

export const DOMAIN_KEYS = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine', 'close-ones', 'guided'] as const;
export type DomainKey = (typeof DOMAIN_KEYS)[number];

/**
 * Self-help has every screen, close-ones a reduced list, guided is for practice nurses (docs/specification.md, section
 * 2).
 */
export type Variant = 'self-help' | 'reduced' | 'professional';

/** Units that a user may count instead of the domain's default unit; they are never converted into each other. */
export const UNIT_VARIANTS = ['vape-moments'] as const;
export type UnitVariant = (typeof UNIT_VARIANTS)[number];

/** Key of the texts and the price of a unit. */
export type UnitKey = DomainKey | UnitVariant;

/** Unit of an amount, singular and plural, and whether it is counted in whole numbers. */
export interface Unit {
  readonly key: UnitKey;
  readonly one: Localised;
  readonly many: Localised;
  readonly isWhole: boolean;
}

/** Texts that differ by domain and are used inside sentences. */
export interface DomainTexts {
  /** Shown under the logo: "alcohol", "roken". */
  readonly name: Localised;
  /** Name of the programme in a list: "Minder drinken", "Stoppen met roken". */
  readonly programme: Localised;
  /** Absent if the domain has no registration. */
  readonly unit?: Unit;
  /** Units that a user may choose from, the default unit first; absent if there is no choice. */
  readonly unitChoices?: readonly Unit[];
  /** The activity, as an infinitive: "drinken", "roken". */
  readonly verb: Localised;
}

/**
 * Numbers of the daily registration and the plan (docs/product-rules.md, "Domains and hosts"). `maximum` and
 * `checkFrom` are defaults that a site may change (`getRegistrationLimits`).
 */
export interface RegistrationLimits {
  /** Increment of the stepper, in units. */
  readonly step: number;
  /** Maximum amount of one day, in units. */
  readonly maximum: number;
  /** Amount from which a hint suggests checking the value. */
  readonly checkFrom: number;
  /** Multiple to which goals are rounded. */
  readonly goalRounding: number;
  /** True if a registration has a field for money spent, in euros. */
  readonly hasCost: boolean;
  /** True if units can be computed from drinks. */
  readonly hasDrinks: boolean;
  /** True if units can be computed from lines. */
  readonly hasLines: boolean;
  /** Places that only this domain offers. */
  readonly extraPlaces: readonly string[];
}

/** Step with the questions about safety; it is never locked (docs/product-rules.md, "Domains and hosts"). */
export interface SafetyStep {
  /** Webform id of the step. */
  readonly webform: string;
  /** Participants who do it before the plan: all, or those with a danger in their onboarding answers. */
  readonly first: 'everybody' | 'danger';
  /** Key of the question about an earlier fit, with `ja` as the positive answer; absent if there is none. */
  readonly fit?: string;
  /** Kind of danger of the corresponding question before registering, by question; absent if there is none. */
  readonly asked?: Readonly<Record<string, string>>;
}

/** Numbers from which a theme is derived: hue, chroma factor, land hue and chroma, warm hue, sand. */
export interface ThemeNumbers {
  readonly h: number;
  readonly c: number;
  readonly lh: number;
  readonly lc: number;
  readonly w: number;
  readonly sand: boolean;
}

export interface Domain {
  readonly key: DomainKey;
  /** First label of the host name. */
  readonly label: string;
  /** Programme id in calls and paths; null if the domain has no programme. */
  readonly programme: string | null;
  readonly variant: Variant;
  readonly languages: readonly Language[];
  /** True if the domain has a landing page; otherwise "/" redirects to login. */
  readonly hasLanding: boolean;
  /** True if the logo links to the login for logged-out visitors. */
  readonly loginOnly: boolean;
  /** True if buttons open a popup with the crisis numbers; otherwise these are only on the page. */
  readonly supportPopup: boolean;
  /** True if the plan wizard starts with a stop date; a site may disable it. */
  readonly stopDate: boolean;
  readonly words: DomainTexts;
  readonly registration: RegistrationLimits | null;
  /** Null if the domain has no programme. */
  readonly safety: SafetyStep | null;
  /** Landscape of the landing page, a scene of the drawing kit. */
  readonly landscape: string;
  readonly theme: ThemeNumbers;
}
