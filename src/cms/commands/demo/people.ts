import type { Domain, DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';

/** Stage of a demo user in the programme. */
export type DemoStage = 'halverwege' | 'eerste-dag' | 'klaar' | 'praktijk';

/** Fictional user for demonstrations. */
export interface DemoPerson {
  /** Local part of the mail address; unique. */
  readonly address: string;
  readonly domain: DomainKey;
  readonly language: Language;
  readonly name: string;
  /** Nickname on the forum; null for a nurse. */
  readonly nickname: string | null;
  readonly stage: DemoStage;
  /** Day of the programme, from 1. */
  readonly day: number;
}

const NAMES: Readonly<Record<Exclude<DemoStage, 'praktijk'>, readonly string[]>> = {
  halverwege: ['Anouk', 'Bram', 'Chantal', 'Dirk', 'Esra', 'Petra'],
  'eerste-dag': ['Fatima', 'Guus', 'Hanna', 'Ilse', 'Joost', 'Quinten'],
  klaar: ['Kate', 'Liam', 'Maya', 'Noah', 'Olivia', 'Rosa'],
};

const NICKNAMES: Readonly<Record<Exclude<DemoStage, 'praktijk'>, readonly string[]>> = {
  halverwege: ['Wilgje', 'Nachtuil', 'Polderpad', 'Rietgors', 'Kievit', 'Duinroos'],
  'eerste-dag': ['Zeewind', 'Fietser88', 'Lente', 'Stapvoorstap', 'Vroegop', 'Meander'],
  klaar: ['Otter', 'Bluebird', 'Harbour', 'Longwalk', 'Juniper', 'Lantern'],
};

/** Demo users three weeks into the programme, on the first day, and a week and a day after the last. */
const STAGES = [
  { stage: 'halverwege', day: 22, language: 'nl' },
  { stage: 'eerste-dag', day: 1, language: 'nl' },
  { stage: 'klaar', day: 50, language: 'en' },
] as const;

const getPeople = ({ key: domain, label }: Domain, index: number): readonly DemoPerson[] =>
  STAGES.map(({ stage, day, language }) => ({
    address: `${stage}.${label}`,
    domain,
    language,
    name: NAMES[stage][index] ?? 'Sam',
    nickname: NICKNAMES[stage][index] ?? 'Sam',
    stage,
    day,
  }));

/** A practice nurse, added last because the others are her clients. */
const NURSE: DemoPerson = {
  address: 'praktijk.begeleid',
  domain: 'guided',
  language: 'nl',
  name: 'S. de Wit',
  nickname: null,
  stage: 'praktijk',
  day: 1,
};

/** All demo users. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  ...DOMAINS.filter(({ variant }) => variant !== 'professional').flatMap(getPeople),
  NURSE,
];
