import { publishCounter } from '#src/cms/db/purge.ts';
import { failedAttempts } from '#src/cms/http/limits.ts';
import { countPasswordSlots, passwordCounter } from '#src/cms/identity/password.ts';
import { mailCounter } from '#src/cms/scheduled/deliver-mail.ts';
import type { Metric, Sample } from './metric.ts';

const toLabelledSamples = (label: string, values: Readonly<Record<string, number>>): readonly Sample[] =>
  Object.entries(values).map(([kind, value]) => ({ labels: { [label]: kind }, value }));

/** Returns the metrics of this process's content system since its start: by kind, without personal data. */
export function listContentMetrics(): readonly Metric[] {
  return [
    {
      name: 'zelfhulp_mails_total',
      help: 'Mails that the mail server took, refused for good, or could not take now (these are tried again).',
      type: 'counter',
      samples: toLabelledSamples('result', mailCounter.read()),
    },
    {
      name: 'zelfhulp_publishes_total',
      help: 'Changes of what visitors see: shown by every process at once, or late by one that did not answer.',
      type: 'counter',
      samples: toLabelledSamples('shown', publishCounter.read()),
    },
    {
      name: 'zelfhulp_tries_refused_total',
      help: 'Tries that were refused as too many went before them, by what was tried.',
      type: 'counter',
      samples: toLabelledSamples('limit', failedAttempts.read()),
    },
    {
      name: 'zelfhulp_passwords_total',
      help: 'Passwords at login that were right or wrong, and those sent back unread as too many waited.',
      type: 'counter',
      samples: toLabelledSamples('result', passwordCounter.read()),
    },
    {
      name: 'zelfhulp_password_slots',
      help: 'Passwords that are being worked on, and those that wait for it.',
      type: 'gauge',
      samples: toLabelledSamples('state', countPasswordSlots()),
    },
  ];
}
