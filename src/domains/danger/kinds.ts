import type { Localised } from '../domain.ts';

/** Calls of a block: help lines by their id, and people with a number that the reader knows or looks up. */
export type DangerCallId =
  | 'emergency'
  | 'suicide-prevention'
  | 'domestic-violence'
  | 'police'
  | 'debts'
  | 'children'
  | 'gp'
  | 'midwife'
  | 'pharmacist'
  | 'prescriber';

interface DangerRule {
  /** Calls in order; the first is displayed large. */
  readonly calls: readonly DangerCallId[];
  /** True if the plan is available only after the call. */
  readonly waits: boolean;
  /** Class in the list of facts that a clinician signs. */
  readonly check: 1 | 2 | 3 | 5;
  readonly label: Localised;
}

/**
 * Subjects of the questions before registering, most severe first: this order is the order of the blocks on the page
 * after a yes. Chest pain precedes suicide, as its question is about this moment. CHECK: a clinician signs the order,
 * the calls and the waiting of each kind.
 */
export const DANGER_RULES = {
  chest: { calls: ['emergency'], waits: true, check: 1, label: { nl: 'Pijn op de borst, nu', en: 'Chest pain, now' } },
  suicide: {
    calls: ['suicide-prevention'],
    waits: false,
    check: 1,
    label: { nl: 'Gedachten aan zelfmoord', en: 'Thoughts of suicide' },
  },
  violence: {
    calls: ['domestic-violence'],
    waits: false,
    check: 1,
    label: { nl: 'Geweld of onveilig thuis', en: 'Violence or danger at home' },
  },
  afraid: {
    calls: ['domestic-violence'],
    waits: false,
    check: 1,
    label: { nl: 'Bang voor de ander', en: 'Afraid of the other person' },
  },
  threat: {
    calls: ['emergency', 'police'],
    waits: true,
    check: 1,
    label: { nl: 'Bedreigd om geld', en: 'Threatened over money' },
  },
  'other-suicide': {
    calls: ['suicide-prevention'],
    waits: false,
    check: 1,
    label: { nl: 'De ander denkt aan zelfmoord', en: 'The other person thinks of suicide' },
  },
  hearing: {
    calls: ['gp'],
    waits: true,
    check: 1,
    label: { nl: 'Dingen horen of zien die er niet zijn', en: 'Hearing or seeing things that are not there' },
  },
  fit: {
    calls: ['gp'],
    waits: true,
    check: 1,
    label: { nl: 'Eerder een aanval of verward bij stoppen', en: 'A fit or confusion when stopping before' },
  },
  withdrawal: {
    calls: ['gp'],
    waits: true,
    check: 1,
    label: { nl: 'Klachten zonder drank', en: 'Symptoms without a drink' },
  },
  'other-stopping': {
    calls: ['gp'],
    waits: false,
    check: 1,
    label: { nl: 'De ander stopt misschien ineens', en: 'The other person may stop suddenly' },
  },
  daily: {
    calls: ['gp'],
    waits: true,
    check: 1,
    label: { nl: 'Elke dag veel drinken', en: 'Drinking a lot every day' },
  },
  sedatives: {
    calls: ['gp'],
    waits: true,
    check: 1,
    label: { nl: 'Drank met slaapmiddelen, GHB of pijnstillers', en: 'Alcohol with sedatives, GHB or painkillers' },
  },
  'pregnant-alcohol': {
    calls: ['midwife'],
    waits: true,
    check: 1,
    label: { nl: 'Zwanger en alcohol', en: 'Pregnancy and alcohol' },
  },
  'pregnant-cocaine': {
    calls: ['midwife'],
    waits: true,
    check: 1,
    label: { nl: 'Zwanger en cocaïne', en: 'Pregnancy and cocaine' },
  },
  'pregnant-cannabis': {
    calls: ['midwife'],
    waits: false,
    check: 2,
    label: { nl: 'Zwanger en cannabis', en: 'Pregnancy and cannabis' },
  },
  'pregnant-tobacco': {
    calls: ['midwife'],
    waits: false,
    check: 2,
    label: { nl: 'Zwanger en roken', en: 'Pregnancy and smoking' },
  },
  heart: {
    calls: ['gp'],
    waits: true,
    check: 1,
    label: { nl: 'Hartziekte en cocaïne', en: 'A heart condition and cocaine' },
  },
  'heart-recent': {
    calls: ['gp'],
    waits: false,
    check: 1,
    label: { nl: 'Kort na een hartinfarct of beroerte', en: 'Soon after a heart attack or stroke' },
  },
  'psychosis-before': {
    calls: ['gp'],
    waits: true,
    check: 1,
    label: { nl: 'Eerder een psychose', en: 'A psychosis before' },
  },
  illness: {
    calls: ['gp'],
    waits: true,
    check: 1,
    label: { nl: 'Ziekte of operatie, en alcohol', en: 'Illness or operation, and alcohol' },
  },
  older: {
    calls: ['gp'],
    waits: true,
    check: 1,
    label: { nl: 'Ouder dan 65 of laag gewicht, en alcohol', en: 'Over 65 or low weight, and alcohol' },
  },
  'medicine-blood': {
    calls: ['pharmacist'],
    waits: true,
    check: 1,
    label: {
      nl: 'Medicijnen die door stoppen met roken veranderen',
      en: 'Medicines that change when quitting smoking',
    },
  },
  insulin: {
    calls: ['gp'],
    waits: true,
    check: 1,
    label: { nl: 'Insuline en stoppen met roken', en: 'Insulin and quitting smoking' },
  },
  'medicine-mood': {
    calls: ['gp'],
    waits: true,
    check: 3,
    label: { nl: 'Medicijnen voor stemming of slaap', en: 'Medicine for mood or sleep' },
  },
  prescription: {
    calls: ['prescriber'],
    waits: true,
    check: 3,
    label: { nl: 'Cannabis op recept', en: 'Cannabis on prescription' },
  },
  parkinson: {
    calls: ['gp'],
    waits: false,
    check: 3,
    label: { nl: 'Medicijnen die tot gokken aanzetten', en: 'Medicine that can cause gambling' },
  },
  'depression-before': {
    calls: ['gp'],
    waits: false,
    check: 1,
    label: { nl: 'Eerder somber na stoppen met roken', en: 'Low mood after quitting before' },
  },
  vomiting: { calls: ['gp'], waits: false, check: 2, label: { nl: 'Vaak overgeven', en: 'Being sick often' } },
  crack: {
    calls: ['gp'],
    waits: false,
    check: 1,
    label: { nl: 'Cocaïne roken of spuiten', en: 'Smoking or injecting cocaine' },
  },
  home: {
    calls: ['debts'],
    waits: false,
    check: 3,
    label: { nl: 'Huis, energie of verzekering kwijtraken', en: 'Losing home, energy or insurance' },
  },
  debts: { calls: ['debts'], waits: false, check: 3, label: { nl: 'Schulden', en: 'Debts' } },
  'secret-money': { calls: [], waits: false, check: 3, label: { nl: 'Geheim over geld', en: 'A secret about money' } },
  'drinks-too': { calls: ['gp'], waits: false, check: 1, label: { nl: 'Ook alcohol', en: 'Alcohol as well' } },
  children: {
    calls: ['children'],
    waits: false,
    check: 2,
    label: { nl: 'Kinderen in huis', en: 'Children in the house' },
  },
  exhausted: { calls: ['gp'], waits: false, check: 5, label: { nl: 'Zelf uitgeput', en: 'Worn out yourself' } },
  other: {
    calls: ['gp'],
    waits: true,
    check: 1,
    label: { nl: 'Iets anders: de uitleg bij de vraag', en: 'Something else: the explanation of the question' },
  },
} as const satisfies Record<string, DangerRule>;

export type DangerKind = keyof typeof DANGER_RULES;

export const DANGER_KINDS = Object.keys(DANGER_RULES) as readonly DangerKind[];

/** Kind of an editor's own question, which has no texts in the code: its explanation is the answer. */
export const OTHER_DANGER = 'other' satisfies DangerKind;
