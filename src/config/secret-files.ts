import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** Secrets that a container or a service manager may provide as a file, with its path in `NAME_FILE`. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'ENCRYPTION_KEYS',
  'SMTP_URL',
  'SSO_CLIENT_SECRET',
  'CONTENT_PURGE_SECRET',
  'CONTENT_PREVIEW_LOGIN',
] as const;

export class SecretFileError extends Error {
  override name = 'ConfigError';
}

function readSecretFile(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new SecretFileError(`The environment cannot be used:\n  the file of ${name}_FILE cannot be read`, { cause });
  }
}

/** Returns the environment with the secrets that are in files; throws if a secret is set twice. */
export function withSecretFiles(env: Environment): Environment {
  const secrets: Record<string, string> = {};
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) {
      throw new SecretFileError(`The environment cannot be used:\n  ${name} and ${name}_FILE are both set; keep one`);
    }
    secrets[name] = readSecretFile(file, name);
  }
  return { ...env, ...secrets };
}
