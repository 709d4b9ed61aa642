import { checkAuthorisation, EVERYBODY } from './authorisation.ts';

checkAuthorisation(() => EVERYBODY);
