import { readConfig } from '#src/config.ts';
import { getPageUrl } from '../mail/addresses.ts';
import { createFirstAdministratorLink } from '../modules/staff/administrator-link.ts';
import { addDemo, removeDemo } from './demo/add-demo.ts';
import { printLine, withSystem } from './with-system.ts';

const USAGE = 'npm run demo, npm run demo -- --remove; where real people come: npm run demo -- --really';
const OPTIONS = ['--remove', '--really'];
const LOGIN = { nl: '/inloggen', en: '/login' } as const;

/** Adds demo users, or deletes them. */
await withSystem(async (system) => {
  const options = process.argv.slice(2);
  if (!options.every((option) => OPTIONS.includes(option))) {
    printLine(USAGE);
    process.exitCode = 1;
    return;
  }
  if (options.includes('--remove')) {
    printLine(
      `Removed ${await removeDemo(system)} people of the demo. What they wrote on the forum is removed as of anybody.`,
    );
    return;
  }
  const { production, publicProtocol } = readConfig(process.env);
  if ((production || publicProtocol === 'https') && !options.includes('--really')) {
    printLine('This installation is for real people. Add the people of the demo with: npm run demo -- --really');
    process.exitCode = 1;
    return;
  }
  const logins = await addDemo(system);
  const { publicUrl } = system.config.accounts;
  for (const { domain, language, mail, stage, day } of logins) {
    const pageUrl = getPageUrl(publicUrl, { domain, language, path: LOGIN[language] });
    printLine(`${mail.padEnd(46)} ${(stage === 'praktijk' ? 'nurse' : `day ${day}`).padEnd(8)} ${pageUrl}`);
  }
  printLine(`The password of each: ${logins[0]?.password}`);
  const link = await createFirstAdministratorLink(system);
  printLine(
    link === null
      ? 'An administrator has an account or a link that still works; another link: npm run admin:link'
      : `The administrator begins here, once, within an hour: ${link}`,
  );
});
