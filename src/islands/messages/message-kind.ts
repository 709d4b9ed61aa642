import type { IconName } from '#src/ui/icon/icons.ts';

interface MessageKind {
  readonly icon: IconName;
  /** Screen of the message's subject, and the label of the link. */
  readonly leads: {
    readonly screen: string;
    readonly words: string;
    readonly params?: { readonly webform: string };
  } | null;
}

const KINDS: ReadonlyMap<string, MessageKind> = new Map([
  ['badge', { icon: 'award', leads: { screen: 'badges', words: 'messages.to.badge' } }],
  ['phase', { icon: 'footprints', leads: { screen: 'programme', words: 'messages.to.phase' } }],
  ['decision', { icon: 'info', leads: null }],
  [
    'report',
    { icon: 'flag', leads: { screen: 'exercise', params: { webform: 'contact' }, words: 'messages.to.report' } },
  ],
  ['nurse-read', { icon: 'eye', leads: { screen: 'account-nurse', words: 'messages.to.nurse-read' } }],
  ['nurse-contact', { icon: 'mail', leads: { screen: 'account-nurse', words: 'messages.to.nurse-contact' } }],
  ['nurse-ended', { icon: 'info', leads: { screen: 'account-nurse', words: 'messages.to.nurse-ended' } }],
]);

/** Returns the presentation of a message template; an unknown template has no link. */
export const getMessageKind = (template: string): MessageKind => KINDS.get(template) ?? { icon: 'mail', leads: null };
