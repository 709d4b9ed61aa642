import { sessions } from '#src/cms/db/schema/index.ts';
import { createSessionRow, type NewSession, type SessionContext } from '#src/cms/http/session.ts';

/** Opens a session for a user id without checking the account; returns the cookie's value. */
export async function openSession(context: SessionContext, session: NewSession): Promise<string> {
  const { token, row } = createSessionRow(context, session);
  await context.database.db.insert(sessions).values(row);
  return token;
}
