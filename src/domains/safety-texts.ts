import type { Language, Localised } from './domain.ts';
import { fillPlaceholders } from './placeholders.ts';

/**
 * Sentences that determine the actions of a user in danger. Each is written only here: starter content refers to them
 * by their key, texts of `public/locales` as `{{key}}`. CHECK: a clinician reads every one of them before a site opens.
 */
export const SAFETY_TEXTS = {
  alcoholEmergency: {
    nl: 'In de war, een aanval, of dingen zien of horen die er niet zijn? Bel 112.',
    en: 'Call 112 for confusion, a fit, or seeing or hearing things that are not there.',
  },
  /** For a close one who would call the GP about a person who trembles, sweats and is confused. */
  confusedToo: {
    nl: 'Bij trillen en zweten klopt dat. Is iemand ook in de war, dan bel je 112.',
    en: 'That is right for shaking and sweating. If someone is confused as well, call 112.',
  },
  alcoholToday: {
    nl: 'Tril, zweet of braak je, of klopt je hart heel snel? Bel vandaag je huisarts of de huisartsenpost. Stop niet ineens.',
    en: 'If you are shaking, sweating or being sick, or your heart is racing, call your GP or the huisartsenpost (out-of-hours GP) today. Do not stop suddenly.',
  },
  unsteadyToday: {
    nl: 'Loop je wankel of zie je dubbel? Bel vandaag nog je huisarts.',
    en: 'If you are unsteady on your feet or see double, call your GP today.',
  },
  chest: {
    nl: 'Pijn of druk op je borst, of ineens erg kortademig? Bel 112 en zeg wat je hebt gebruikt.',
    en: 'Call 112 for pain or pressure in your chest, or sudden shortness of breath. Tell them what you have used.',
  },
  psychosis: {
    nl: 'Hoor of zie je dingen die anderen niet merken, of voel je je achtervolgd? Bel vandaag je huisarts of de huisartsenpost. Zeggen stemmen wat je moet doen, of is er gevaar? Bel 112.',
    en: 'If you hear or see things that others do not, or feel followed, call your GP or the huisartsenpost (out-of-hours GP) today. If voices tell you what to do, or anyone is in danger, call 112.',
  },
  suicide: {
    nl: 'Denk je aan zelfmoord? Bel 113 of 0800-0113, of chat op 113.nl. Het is dezelfde lijn: gratis, anoniem, dag en nacht.',
    en: 'If you are thinking about suicide, call 113 or 0800-0113, or chat at 113.nl. It is the same line: free, anonymous, day and night.',
  },
  /** Shorter sentence, used from the second time on a page. */
  suicideShort: {
    nl: 'Denk je aan zelfmoord? Bel 113, of chat op 113.nl.',
    en: 'If you are thinking about suicide, call 113 or chat at 113.nl.',
  },
  neverSuddenly: {
    nl: 'Stop nooit ineens met GHB, slaapmiddelen of kalmeringsmiddelen. Afbouwen doe je met een arts.',
    en: 'Never stop GHB, sleeping pills or tranquillisers suddenly. A doctor can help you come off them safely.',
  },
  drugEmergency: {
    nl: 'In de war, een aanval, of niet wakker te krijgen? Bel 112.',
    en: 'Call 112 for confusion, a fit, or if someone cannot be woken.',
  },
  overheated: {
    nl: 'Flauwvallen, heel heet worden, een scheve mond of geen kracht in een arm of been? Bel 112.',
    en: 'Call 112 for fainting, overheating, a crooked mouth, or no strength in an arm or leg.',
  },
  psychosisOther: {
    nl: 'Hoort of ziet iemand dingen die er niet zijn, of voelt die zich achtervolgd? Ga er niet tegenin en bel vandaag de huisarts of de huisartsenpost. Is er gevaar, of is iemand ook in de war? Bel 112.',
    en: 'If someone hears or sees things that are not there, or feels followed, do not argue. Call the GP or the huisartsenpost (out-of-hours GP) today. If anyone is in danger, or they are confused as well, call 112.',
  },
  alcoholStopped: {
    nl: 'Ben je al gestopt of geminderd, en tril, zweet of braak je? Bel nu je huisarts of de huisartsenpost, ook ’s nachts. Blijf niet alleen.',
    en: 'If you have already stopped or cut down and you shake, sweat or are being sick, call your GP or the huisartsenpost (out-of-hours GP) now, at night as well. Do not stay alone.',
  },
  /** Follows a sentence of the page about the symptoms of people who drink less or have stopped. */
  alcoholNow: {
    nl: 'Bel nu je huisarts of de huisartsenpost.',
    en: 'Call your GP or the huisartsenpost (out-of-hours GP) now.',
  },
  alcoholTodayOther: {
    nl: 'Trilt, zweet of braakt iemand na stoppen of minderen met drank? Bel nu de huisarts of de huisartsenpost, ook ’s nachts.',
    en: 'If someone shakes, sweats or is being sick after stopping or cutting down alcohol, call the GP or the huisartsenpost (out-of-hours GP) now, at night as well.',
  },
  chestPlain: {
    nl: 'Pijn of druk op je borst, of ineens erg kortademig? Bel 112.',
    en: 'Call 112 for pain or pressure in your chest, or sudden shortness of breath.',
  },
  chestOther: {
    nl: 'Pijn of druk op de borst, of ineens erg kortademig? Bel 112 en zeg wat er is gebruikt.',
    en: 'Call 112 for pain or pressure in the chest, or sudden shortness of breath. Tell them what was used.',
  },
  suicideOther: {
    nl: 'Denkt iemand aan zelfmoord? Vraag het rechtuit en bel samen 113 of 0800-0113, ook voor advies aan jou. Gratis, anoniem, dag en nacht. Is er nu gevaar? Bel 112.',
    en: 'If someone is thinking about suicide, ask directly and call 113 or 0800-0113 together, or for advice yourself. Free, anonymous, day and night. If there is danger now, call 112.',
  },
  neverSuddenlyOther: {
    nl: 'Laat iemand nooit ineens stoppen met GHB, slaapmiddelen of kalmeringsmiddelen. Afbouwen gaat met een arts.',
    en: 'Never let anyone stop GHB, sleeping pills or tranquillisers suddenly. A doctor can help them come off safely.',
  },
  ghbEmergency: {
    nl: 'Na stoppen of minderen met GHB of kalmeringsmiddelen: in de war, dingen zien of horen, een aanval, of koorts en erg zweten? Bel 112.',
    en: 'After stopping or cutting down GHB or tranquillisers, call 112 for confusion, seeing or hearing things, a fit, or fever with heavy sweating.',
  },
  recovery: {
    nl: 'Niet wakker te krijgen, of een vreemde adem? Bel 112 en zet de telefoon op luidspreker: zij zeggen wat je doet. Ademt iemand gewoon, leg die dan op de zij. Blijf erbij en geef niets te eten of te drinken.',
    en: 'If someone cannot be woken or is breathing strangely, call 112 and put your phone on speaker: they will tell you what to do. If they are breathing normally, lay them on their side. Stay with them, and give nothing to eat or drink.',
  },
  pregnantDaily: {
    nl: 'Zwanger en drink je elke dag? Stop niet ineens. Bel vandaag of morgen je verloskundige of huisarts.',
    en: 'If you are pregnant and drink every day, do not stop suddenly. Call your midwife or GP today or tomorrow.',
  },
  psychosisChild: {
    nl: 'Hoort of ziet je kind dingen die er niet zijn, of voelt het zich achtervolgd? Bel vandaag je huisarts of de huisartsenpost, en bij gevaar 112.',
    en: 'If your child hears or sees things that are not there, or feels followed, call your GP or the huisartsenpost (out-of-hours GP) today, or 112 in danger.',
  },
  /** Sentence for the night after a day of at least twice the high amount. */
  tonight: {
    nl: 'Blijf vannacht liever niet alleen. Slaap op je zij, neem er geen pillen of drugs bij en rijd niet.',
    en: 'Try not to be alone tonight. Sleep on your side, take no pills or drugs on top, and do not drive.',
  },
  tonightOther: {
    nl: 'Is iemand niet wakker te krijgen, of braakt die in de slaap? Bel 112 en leg die op de zij.',
    en: 'If someone cannot be woken, or is sick in their sleep, call 112 and lay them on their side.',
  },
  /** Conditions that need a GP before any change: the first half of the sentence that `GP_CONDITIONS` completes. */
  gpFirst: {
    nl: 'Bel eerst je huisarts, en verander daarna pas iets, als een van deze dingen klopt:',
    en: 'Call your GP first, and make no changes until you have, if any of these is true:',
  },
  glass: {
    nl: 'Eén glas is 250 ml bier, 100 ml wijn of 35 ml sterke drank. In een café of thuis is het vaak meer.',
    en: 'One drink is 250 ml of beer (less than half a pint), 100 ml of wine or 35 ml of spirits. That is 10 grams of alcohol, or 1.25 UK units.',
  },
} as const satisfies Record<string, Localised>;

export type SafetyKey = keyof typeof SAFETY_TEXTS;

/** Conditions in which a GP is called before any change. CHECK: the last item is new. */
export const GP_CONDITIONS: readonly Localised[] = [
  {
    nl: 'je trilt, zweet, braakt of krijgt een snelle hartslag als je niet drinkt',
    en: 'you shake, sweat, are sick or have a racing heart when you do not drink',
  },
  {
    nl: 'je drinkt elke dag 8 glazen of meer, of je drinkt ’s ochtends',
    en: 'you have 8 drinks or more every day, or drink in the morning',
  },
  {
    nl: 'je had ooit een aanval of was erg in de war toen je stopte of minderde',
    en: 'you have ever had a fit or been very confused when stopping or cutting down',
  },
  {
    nl: 'je gebruikt slaapmiddelen, kalmeringsmiddelen, GHB of sterke pijnstillers',
    en: 'you take sleeping pills, tranquillisers, GHB or strong painkillers',
  },
  {
    nl: 'je bent zwanger, wilt dat worden of geeft borstvoeding',
    en: 'you are pregnant, trying to get pregnant or breastfeeding',
  },
  {
    nl: 'je hebt epilepsie, diabetes of een ziekte van je lever, hart, nieren of alvleesklier',
    en: 'you have epilepsy, diabetes, or liver, heart, kidney or pancreas disease',
  },
  { nl: 'je bent kort geleden geopereerd', en: 'you have had an operation recently' },
  {
    nl: 'je bent ouder dan 65 of weegt weinig, en je drinkt elke dag',
    en: 'you are over 65 or weigh very little, and drink every day',
  },
];

const KEYS = Object.keys(SAFETY_TEXTS) as SafetyKey[];

/** Returns every safety sentence in one language, by its key. */
export const getSafetyTexts = (language: Language): Readonly<Record<SafetyKey, string>> =>
  Object.fromEntries(KEYS.map((key) => [key, SAFETY_TEXTS[key][language]])) as Record<SafetyKey, string>;

/** Fills the safety sentences into a text of `public/locales`, in place of `{{key}}`. */
export const withSafetyTexts = (text: string, language: Language): string =>
  fillPlaceholders(text, getSafetyTexts(language), (placeholder) => placeholder);
