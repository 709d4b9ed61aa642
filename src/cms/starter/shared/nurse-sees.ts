import type { Localised } from '#src/domains/domain.ts';

/** Data of a linked client that a nurse sees, as the client chooses, and data that a nurse never sees. */
export const NURSE_SEES: Localised = {
  nl: 'Ben je gekoppeld, dan kies jij wat je praktijkondersteuner ziet: je dagen en je doel, welke oefeningen je deed, en je antwoorden. Altijd te zien zijn je naam, hoever je bent en je stopdag. Nooit te zien zijn plek, gezelschap, kosten, notities, trek, kaart, dagboek en forum.',
  en: 'If you are linked, you choose what your practice nurse sees: your days and goal, which exercises you did, and your answers. They always see your name, how far you are and your quit day. They never see place, company, cost, notes, cravings, card, diary or forum.',
};
