import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDrupalConfig, toYaml } from '#src/render/drupal-config.ts';

const USAGE = `npm run content:config -- DIR
  writes the types and fields of our pages as configuration of a Drupal: drush config:import --partial --source=DIR`;

/** Writes the configuration to a new or empty folder; returns 2 for invalid arguments. */
function run([folder, ...rest]: readonly string[]): number {
  if (folder === undefined || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  mkdirSync(folder, { recursive: true });
  if (readdirSync(folder).length > 0) {
    process.stderr.write(`${folder} is not empty.\n`);
    return 2;
  }
  const files = createDrupalConfig();
  for (const [name, file] of files) writeFileSync(join(folder, `${name}.yml`), toYaml(file).trimStart());
  process.stdout.write(
    `${files.size} files in ${folder}. What else a Drupal needs: docs/operations/content-elsewhere.md\n`,
  );
  return 0;
}

process.exitCode = run(process.argv.slice(2));
