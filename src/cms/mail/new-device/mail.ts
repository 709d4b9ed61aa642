import { formatDevice } from '#src/i18n/format-device.ts';
import { createTranslate } from '../../http/create-translate.ts';
import type { Mail, MailExamples } from '../define-mail.ts';
import { createBilingualMail } from '../frame/both-languages.ts';

const UNKNOWN = { browser: null, system: null } as const;

export const newDeviceMail: Mail = {
  name: 'new-device',
  subject: { nl: 'Er is ingelogd op een nieuw apparaat', en: 'Someone logged in on a new device' },
  Body: createBilingualMail(
    {
      nl: {
        lines: ['Hallo,', 'Er is op je account ingelogd met een apparaat dat we nog niet kenden: {{device}}.'],
        action: 'Bekijk waar je bent ingelogd',
        closing:
          'Was jij dit, dan hoef je niets te doen. Was jij dit niet, log dat apparaat dan uit en kies een nieuw wachtwoord.',
      },
      en: {
        lines: ['Hello,', 'Someone logged in to your account on a device we do not recognise: {{device}}.'],
        action: 'See where you’re logged in',
        closing:
          'If this was you, there’s nothing you need to do. If it was not, log that device out and choose a new password.',
      },
    },
    ({ device = UNKNOWN }, language) => ({ device: formatDevice(device, createTranslate(language)) }),
  ),
};

export const examples: MailExamples = {
  default: { device: { browser: 'firefox', system: 'windows' } },
  'unknown device': { device: { browser: null, system: null } },
};
