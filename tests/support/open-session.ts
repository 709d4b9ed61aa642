import { sessions } from '#src/cms/db/schema/index.ts';
import { makeSession, type NewSession, type SessionContext } from '#src/cms/http/session.ts';

/** Opens a session for whoever a test says, without a look at an account; the answer is the cookie's value. */
export async function openSession(ground: SessionContext, session: NewSession): Promise<string> {
  const { token, row } = makeSession(ground, session);
  await ground.database.db.insert(sessions).values(row);
  return token;
}
