import { array, boolean, number, object, string } from 'yup';
import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';

export interface SiteConfig {
  /** Name in document titles; null where none is set. */
  readonly siteName: string | null;
  /** Language codes of this domain, the default first. */
  readonly languages: readonly string[];
  readonly passwordMinLength: number;
  readonly flags: {
    readonly maintenance: boolean;
    /** The logo leads logged-out visitors to login. */
    readonly loginOnly: boolean;
    /** The HTI onboarding route is open. */
    readonly hti: boolean;
  };
  /** Texts of the cookie banner; null where the application's own hold. */
  readonly cookieTexts: { readonly title: string; readonly body: string } | null;
}

const schema = object({
  siteName: string().nullable().default(null),
  languages: array(string().required()).min(1).required(),
  passwordMinLength: number().integer().positive().default(10),
  flags: object({
    maintenance: boolean().default(false),
    loginOnly: boolean().default(false),
    hti: boolean().default(false),
  }),
  cookieTexts: object({ title: string().required(), body: string().required() }).nullable().default(null),
});

/** Languages, password length, flags and cookie texts of this domain, in the asked language. */
export const getSiteConfig = defineOperation({
  name: 'get-site-config',
  method: 'GET',
  route: '/api/v1/site-config',
  access: 'anyone',
  path: (_input: object) => '/api/v1/site-config',
  read: ({ body }): SiteConfig => {
    if (!schema.isValidSync(body)) throw new UnreadableAnswer('malformed', 'no site configuration');
    return schema.cast(body, { stripUnknown: true });
  },
  errors: { 503: 'maintenance' },
});
