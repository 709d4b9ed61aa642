import type { Route } from '#src/cms/http/route.ts';
import type { Access } from '#src/contract/operation.ts';
import type { Person } from './people.ts';

/** Logged-in caller who may call a route of an access level. */
const CALLERS: Readonly<Record<Access, Person>> = {
  anyone: 'client, validated',
  'logged-in': 'client, validated',
  participant: 'client, validated',
  nurse: 'poh',
  professional: 'poh',
  staff: 'editor',
  editor: 'editor',
  moderator: 'moderator',
  administrator: 'administrator',
};

/** Routes that not all users with their access level may call. */
const ONLY_FOR: Readonly<Record<string, Person>> = { 'update-sso-user': 'sso_client' };

/** Returns a logged-in caller who may call a route. */
export const getPersonFor = ({ name, access }: Route): Person => ONLY_FOR[name] ?? CALLERS[access];
