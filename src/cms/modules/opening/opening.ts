import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { openTestMail } from '#src/contract/desk/mails.ts';
import { type OpeningStatus, setPointState } from '#src/contract/desk/opening.ts';
import { donePointForm, OPENING_FORM_TEXTS, skippedPointForm } from '#src/contract/forms/opening.ts';
import { DEFAULT_DOMAIN } from '#src/domains/index.ts';
import {
  canCompleteManually,
  getPointState,
  isOpeningPoint,
  OPENING_POINTS,
  type OpeningPoint,
} from '#src/rules/opening/opening-list.ts';
import { changeContent, type Transaction } from '../../content/change-content.ts';
import { CONFIG_TAG } from '../../db/purge.ts';
import { installation, openingPoints } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError, ValidationFailure } from '../../http/api-error.ts';
import { readFormValues } from '../../http/form-values.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { requireSession, requireUser } from '../../identity/find-user.ts';
import { toFieldViolation } from '../../identity/violations.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { detectOpenPoints, isLocalInstallation, isOpen, readProviderStatements } from './is-open.ts';

const TEST_MAIL = 'test_mail';

interface TestMail {
  readonly hash: string;
  readonly to: string;
  readonly at: string;
}

const toHash = (token: string) => createHash('sha256').update(token).digest('base64url');

const testMailKey = eq(installation.key, TEST_MAIL);

async function readOpeningList({ var: { system } }: ApiContext): Promise<OpeningStatus> {
  const [openPoints, rows, open, [mail]] = await Promise.all([
    detectOpenPoints(system),
    readProviderStatements(system),
    isOpen(system),
    system.database.db.select().from(installation).where(testMailKey),
  ]);
  const testMail = mail?.value as TestMail | undefined;
  return {
    isLocal: isLocalInstallation(system),
    isOpen: open,
    points: OPENING_POINTS.map((point) => {
      const row = rows.find((row) => row.point === point);
      return {
        point,
        state: getPointState(point, openPoints, row?.outcome),
        lacking: openPoints[point] ?? null,
        settled: row ? { name: row.name, reason: row.reason, at: row.settledAt.toISOString() } : null,
      };
    }),
    hasOwnKeys: system.config.accounts.encryptionKeys !== null,
    mailSent: testMail ? { to: testMail.to, at: testMail.at } : null,
  };
}

export const showOpeningList = async (c: ApiContext): Promise<Response> =>
  respondPrivately(c, await readOpeningList(c));

type OpeningPointValues = Omit<typeof openingPoints.$inferInsert, 'point'>;

async function keepPoint(tx: Transaction, point: OpeningPoint, outcome: OpeningPointValues | null): Promise<void> {
  await tx.delete(openingPoints).where(eq(openingPoints.point, point));
  if (outcome) await tx.insert(openingPoints).values({ point, ...outcome });
}

/** Completes or skips a point with the statement of a person by name, or reopens it. */
export async function setOpeningPoint(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const point = c.req.param('point') ?? '';
  if (!isOpeningPoint(point)) throw new ApiError(404, 'not-found');
  const body = await readRequest(c, setPointState);
  const outcome = body.outcome === 'done' || body.outcome === 'passed' ? body.outcome : null;
  if (outcome === 'done' && !canCompleteManually(point)) {
    throw new ValidationFailure([toFieldViolation('outcome', 'invalid', c.var.language)]);
  }
  const input = { name: readPlainText(body, 'name'), reason: readPlainText(body, 'reason') };
  const settlement: OpeningPointValues | null = outcome && {
    ...readFormValues(outcome === 'passed' ? skippedPointForm : donePointForm, input, {
      language: c.var.language,
      textKey: OPENING_FORM_TEXTS,
    }),
    outcome,
    settledAt: system.now(),
    staffUid: requireSession(c).uid,
  };
  await changeContent(system, async (tx) => {
    await keepPoint(tx, point, settlement);
    return { value: undefined, tags: [CONFIG_TAG] };
  });
  return showOpeningList(c);
}

/** Sends the test mail to the caller; links of earlier test mails become invalid. */
export async function sendOpeningTest(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { uid, mail, language } = await requireUser(c);
  const token = randomBytes(24).toString('base64url');
  const value: TestMail = { hash: toHash(token), to: mail, at: system.now().toISOString() };
  await system.jobs.transact(async (tx) => {
    await tx
      .insert(installation)
      .values({ key: TEST_MAIL, value })
      .onConflictDoUpdate({ target: installation.key, set: { value } });
    const target = { domain: DEFAULT_DOMAIN.key, language, path: `/beheer/openingslijst/proefmail/${token}` } as const;
    await sendMail(system, tx, { mail: 'test-mail', to: mail, target, cause: `test mail ${value.hash}`, owner: uid });
  });
  return showOpeningList(c);
}

const areSecretsEqual = (a: string, b: string) => timingSafeEqual(Buffer.from(toHash(a)), Buffer.from(toHash(b)));

/** Handles the click on the link of the newest test mail: mails are sent, arrive, and link back here. */
export async function confirmOpeningTest(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const token = readPlainText(await readRequest(c, openTestMail), 'token');
  const { uid, name } = await requireUser(c);
  const [row] = await system.database.db.select().from(installation).where(testMailKey);
  const mail = row?.value as TestMail | undefined;
  if (!mail || !areSecretsEqual(mail.hash, toHash(token))) {
    throw new ValidationFailure([toFieldViolation('token', 'invalid', c.var.language)]);
  }
  await changeContent(system, async (tx) => {
    await tx.delete(installation).where(testMailKey);
    const outcome = { outcome: 'done', name, reason: mail.to, settledAt: system.now(), staffUid: uid } as const;
    await keepPoint(tx, 'mail', outcome);
    return { value: undefined, tags: [CONFIG_TAG] };
  });
  return showOpeningList(c);
}
