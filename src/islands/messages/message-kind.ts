import type { IconName } from '#src/ui/icon/icons.ts';

interface MessageKind {
  readonly icon: IconName;
  /** The page that it is about, and the words that lead there. */
  readonly leads: { readonly screen: string; readonly words: string } | null;
}

const KINDS: ReadonlyMap<string, MessageKind> = new Map([
  ['badge', { icon: 'award', leads: { screen: 'badges', words: 'messages.to.badge' } }],
  ['phase', { icon: 'footprints', leads: { screen: 'programme', words: 'messages.to.phase' } }],
  ['nurse-read', { icon: 'eye', leads: { screen: 'account-nurse', words: 'messages.to.nurse-read' } }],
  ['nurse-contact', { icon: 'mail', leads: { screen: 'account-nurse', words: 'messages.to.nurse-contact' } }],
  ['nurse-ended', { icon: 'info', leads: { screen: 'account-nurse', words: 'messages.to.nurse-ended' } }],
]);

/** How a message of a template is shown; one that this screen does not know leads nowhere. */
export const messageKind = (template: string): MessageKind => KINDS.get(template) ?? { icon: 'mail', leads: null };
