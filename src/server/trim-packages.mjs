// Runs after `npm install`, on any version of Node: deletes 88 MB of packages that the product does not use. All paths
// are optional, because only the packages of the current platform are installed. The reasons are in
// docs/decisions/packages.md.
import { existsSync, readdirSync, rmSync } from 'node:fs';

const remove = (path) => rmSync(`node_modules/${path}`, { recursive: true, force: true });

// Headers for native modules.
for (const system of ['linux-arm64', 'linux-x64', 'win-x64']) remove(`node-${system}/include`);

// Curried functions and locales of date-fns.
remove('date-fns/fp');
const LOCALES = 'node_modules/date-fns/locale';
if (existsSync(LOCALES))
  for (const name of readdirSync(LOCALES)) if (!/^(en-US|_lib|types)/.test(name)) remove(`date-fns/locale/${name}`);
