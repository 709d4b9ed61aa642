import { array, boolean, number, object, string } from 'yup';

interface Variable {
  readonly expected: string;
  readonly example: string;
}

const HOST_NAME = /^(?:[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])$/;

/** Expected value and example of each variable, for the error message. */
export const VARIABLES: Readonly<Record<string, Variable>> = {
  NODE_ENV: { expected: 'development, test or production', example: 'production' },
  PORT: { expected: 'a port number from 0 to 65535', example: '3000' },
  HOST: { expected: 'an address of this machine to listen on', example: '127.0.0.1' },
  BASE_HOSTS: { expected: 'our own host names without port, separated by commas', example: 'zelfhulp.example.nl' },
  PUBLIC_PROTOCOL: { expected: 'http or https', example: 'https' },
  TRUST_PROXY: { expected: 'true or false', example: 'true' },
  DATABASE_URL: {
    expected: 'a URL that starts with postgresql://',
    example: 'postgresql://user:password@127.0.0.1:5432/zelfhulp',
  },
  DATABASE_DIRECT_URL: {
    expected: 'a URL that starts with postgresql://, together with DATABASE_URL',
    example: 'postgresql://user:password@127.0.0.1:5432/zelfhulp',
  },
  DATA_DIR: { expected: 'a folder that this process may write in', example: '.data' },
  CONTENT_API_URL: { expected: 'an http or https URL', example: 'https://{label}.drupal.example.nl' },
  CONTENT_BACKEND: {
    expected: 'drupal or drupal-decoupled together with CONTENT_API_URL, and embedded or nothing without it',
    example: 'drupal',
  },
  CONTENT_PREFIXES: { expected: 'all, others or none, together with CONTENT_API_URL', example: 'others' },
  CONTENT_PURGE_SECRET: {
    expected: 'at least 32 characters without a space, together with CONTENT_BACKEND=drupal or drupal-decoupled',
    example: '(openssl rand -hex 32)',
  },
  CONTENT_PREVIEW_LOGIN: {
    expected: 'name:password of an account of that Drupal, together with CONTENT_PURGE_SECRET',
    example: 'preview:a-long-password',
  },
  CONTENT_MAP: {
    expected: 'a file, together with CONTENT_BACKEND=drupal or drupal-decoupled',
    example: '/etc/zelfhulp/content-map.json',
  },
  CONTENT_TIMEOUT_MS: { expected: 'milliseconds from 100 to 60000', example: '5000' },
  QUICK_EXIT_URL: { expected: 'an http or https URL', example: 'https://www.nu.nl' },
  SENTRY_DSN: { expected: 'the DSN of a service for error reports', example: 'https://key@errors.example.nl/1' },
  PUSH_GATEWAY_URL: {
    expected: 'an http or https URL of a gateway with the calls of gorush',
    example: 'http://10.0.0.5:8088',
  },
  PUSH_IOS_TOPIC: {
    expected: 'the bundle id of the app, together with PUSH_GATEWAY_URL',
    example: 'nl.example.zelfhulp',
  },
  HARD_MOMENT: { expected: 'true or false', example: 'false' },
  URGE_LOG: { expected: 'true or false', example: 'false' },
  REMINDERS: { expected: 'true or false', example: 'false' },
  LOOKING_WEEK: { expected: 'true or false', example: 'false' },
  WEB_PROCESSES: { expected: 'a whole number from 1 to 64', example: '2' },
  WEB_JOBS: { expected: 'true, or false together with DATABASE_URL', example: 'false' },
  DRAIN_SECONDS: { expected: 'a whole number from 0 to 60', example: '3' },
  METRICS_PORT: { expected: 'a port number from 0 to 65535 that visitors do not reach', example: '9464' },
  METRICS_HOST: { expected: 'an address of this machine that visitors do not reach', example: '127.0.0.1' },
  INSTANCE: { expected: 'a name of this machine, of letters, digits, dots and dashes', example: 'machine-1' },
  MAINTENANCE: { expected: 'true or false', example: 'true' },
};

/** Accepts only digits: "1e3" and "0x10" are typing errors. */
const integer = () =>
  number()
    .transform((_, text) => (/^\d+$/.test(String(text)) ? Number(text) : Number.NaN))
    .integer();

const hostList = () =>
  array(string().defined().matches(HOST_NAME))
    .transform((_, text) =>
      String(text)
        .split(',')
        .map((item) => item.trim().toLowerCase()),
    )
    .min(1);

const webUrl = () =>
  string().test(
    (text) => text === undefined || /^https?:$/.test(URL.parse(text.replace('{label}', 'label'))?.protocol ?? ''),
  );

const POSTGRESQL = /^postgres(ql)?:\/\/\S+$/;

/** Validates and converts the variables; a missing variable gets its default. */
export const environmentSchema = object({
  NODE_ENV: string()
    .oneOf(['development', 'test', 'production'] as const)
    .default('development'),
  PORT: integer().min(0).max(65535).default(3000),
  HOST: string().matches(/^[\w.:-]+$/),
  BASE_HOSTS: hostList().default(['localhost']),
  PUBLIC_PROTOCOL: string()
    .oneOf(['http', 'https'] as const)
    .default('http'),
  TRUST_PROXY: boolean().default(false),
  DATABASE_URL: string().matches(POSTGRESQL),
  DATABASE_DIRECT_URL: string()
    .matches(POSTGRESQL)
    .test((direct, { parent }) => direct === undefined || parent.DATABASE_URL !== undefined),
  DATA_DIR: string().default('.data'),
  CONTENT_API_URL: webUrl(),
  CONTENT_BACKEND: string()
    .oneOf(['embedded', 'drupal', 'drupal-decoupled'] as const)
    .default('embedded')
    .test((backEnd, { parent }) => (backEnd === 'embedded') === (parent.CONTENT_API_URL === undefined)),
  CONTENT_PREFIXES: string()
    .oneOf(['all', 'others', 'none'] as const)
    .default('all')
    .test((prefixes, { parent }) => prefixes === 'all' || parent.CONTENT_API_URL !== undefined),
  CONTENT_PURGE_SECRET: string()
    .matches(/^[!-~]{32,}$/)
    .test((secret, { parent }) => secret === undefined || parent.CONTENT_BACKEND !== 'embedded'),
  CONTENT_PREVIEW_LOGIN: string()
    .matches(/^[^:\s]+:\S+$/)
    .test((login, { parent }) => login === undefined || parent.CONTENT_PURGE_SECRET !== undefined),
  CONTENT_MAP: string().test((file, { parent }) => file === undefined || parent.CONTENT_BACKEND !== 'embedded'),
  CONTENT_TIMEOUT_MS: integer().min(100).max(60_000).default(5_000),
  QUICK_EXIT_URL: webUrl().default('https://www.nu.nl'),
  SENTRY_DSN: string().matches(/^https?:\/\/\w+@[\w.:-]+(\/[\w./-]*)?\/\d+$/),
  PUSH_GATEWAY_URL: webUrl(),
  PUSH_IOS_TOPIC: string()
    .matches(/^[\w.-]+$/)
    .test((topic, { parent }) => topic === undefined || parent.PUSH_GATEWAY_URL !== undefined),
  HARD_MOMENT: boolean().default(true),
  URGE_LOG: boolean().default(true),
  REMINDERS: boolean(),
  LOOKING_WEEK: boolean().default(true),
  WEB_PROCESSES: integer().min(1).max(64).default(1),
  WEB_JOBS: boolean()
    .default(true)
    .test((worksOnJobs, { parent }) => worksOnJobs || parent.DATABASE_URL !== undefined),
  DRAIN_SECONDS: integer().min(0).max(60),
  METRICS_PORT: integer().min(0).max(65535),
  METRICS_HOST: string()
    .matches(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  INSTANCE: string().matches(/^[\w.-]{1,64}$/),
  MAINTENANCE: boolean().default(false),
});
