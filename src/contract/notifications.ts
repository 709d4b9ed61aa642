import type { Domain } from '#src/domains/domain.ts';

/** Section 9, "Notification options". */
export const NOTIFICATIONS = [
  'daily_mail',
  'end_of_phase_mail',
  'usage_reminder_mail',
  'forum_reply_mail',
  'badge_mail',
  'look_back_mail',
] as const;
export type Notification = (typeof NOTIFICATIONS)[number];

/** Mails that need registrations (docs/product-rules.md, "Domains and hosts"). */
const WITH_REGISTRATIONS: readonly Notification[] = ['usage_reminder_mail', 'badge_mail', 'look_back_mail'];

/** The options of a domain. */
export const getNotificationOptions = ({ registration }: Pick<Domain, 'registration'>): readonly Notification[] =>
  NOTIFICATIONS.filter((option) => registration !== null || !WITH_REGISTRATIONS.includes(option));
