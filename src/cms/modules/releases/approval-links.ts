import { and, desc, eq, isNull } from 'drizzle-orm';
import {
  APPROVAL_LINK_DAYS,
  type ApprovalLinks,
  approvalLinkBody,
  REVIEW_SUBJECTS,
  type ReviewDrafts,
  type ReviewSubject,
  reviewerAnswerBody,
} from '#src/contract/desk/approval-links.ts';
import { REVIEWER_FORM_TEXTS } from '#src/contract/forms/library.ts';
import type { Transaction } from '../../content/change-content.ts';
import { hashContent } from '../../content/version-conflict.ts';
import { createLinkToken, openLinkToken } from '../../db/encryption/link-token.ts';
import { rollBack } from '../../db/roll-back.ts';
import { approvalAnswers, approvalLinks } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readIdParam } from '../../http/route.ts';
import { readReviewDrafts } from './read-drafts.ts';

const PURPOSE = 'reading';
const DAY = 86_400_000;

/** Maximum number of answers for one link. */
const MAX_ANSWERS_OF_LINK = 50;

function getSubject(c: ApiContext): ReviewSubject {
  const kind = REVIEW_SUBJECTS.find((item) => item === c.req.param('kind'));
  if (!kind) throw new ApiError(404, 'not-found');
  return { kind, key: c.req.param('key') ?? '' };
}

/** Creates a link to review and approve the drafts of a page, a form or a release. */
export async function createReviewLink(c: ApiContext): Promise<Response> {
  const { config, database, keys, now } = c.var.system;
  const subject = await readRequest(c, approvalLinkBody);
  const until = now().getTime() + APPROVAL_LINK_DAYS * DAY;
  const id = await database.db.transaction(async (tx) => {
    await readReviewDrafts(tx, subject);
    const row = { ...subject, until: new Date(until) };
    const [result] = await tx.insert(approvalLinks).values(row).returning({ id: approvalLinks.id });
    return result?.id ?? 0;
  });
  const path = `/beheer/nalezen/${createLinkToken(keys, PURPOSE, [id], until)}`;
  const prefix = c.var.language === 'nl' ? '' : `/${c.var.language}`;
  return respondPrivately(c, { url: new URL(prefix + path, config.accounts.publicUrl).href });
}

/** Lists the links and answers of a page, a form or a release. */
export async function showLinks(c: ApiContext): Promise<Response> {
  const { database, now } = c.var.system;
  const subject = getSubject(c);
  const approvalLinksAnswer = await rollBack(database.db, async (tx): Promise<ApprovalLinks> => {
    const { version } = await readReviewDrafts(tx, subject);
    const isOfSubject = and(eq(approvalLinks.kind, subject.kind), eq(approvalLinks.key, subject.key));
    const links = await tx.select().from(approvalLinks).where(isOfSubject).orderBy(desc(approvalLinks.id));
    const answers = await tx
      .select({ row: approvalAnswers })
      .from(approvalAnswers)
      .innerJoin(approvalLinks, eq(approvalLinks.id, approvalAnswers.link))
      .where(isOfSubject)
      .orderBy(desc(approvalAnswers.id));
    return {
      links: links.map(({ id, until, revokedAt }) => ({
        id,
        until: until.toISOString(),
        isOver: revokedAt !== null || until <= now(),
      })),
      answers: answers.map(({ row: { id, name, role, answer, remarks, versions, at } }) => ({
        ...{ id, name, role, answer, remarks, at: at.toISOString() },
        isCurrent: hashContent({ versions }) === version,
      })),
    };
  });
  return respondPrivately(c, approvalLinksAnswer);
}

/** Ends a link immediately. */
export async function revokeLink(c: ApiContext): Promise<Response> {
  const { database, now } = c.var.system;
  const revokedRows = await database.db
    .update(approvalLinks)
    .set({ revokedAt: now() })
    .where(and(eq(approvalLinks.id, readIdParam(c, 'id')), isNull(approvalLinks.revokedAt)))
    .returning({ id: approvalLinks.id });
  if (revokedRows.length === 0) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}

/** Finds the link of a token; responds with 404 for an invalid, expired or revoked link. */
async function findReviewLink(c: ApiContext, tx: Transaction) {
  const { keys, now } = c.var.system;
  const linkToken = openLinkToken(keys, PURPOSE, c.req.param('token') ?? '', now());
  const condition = and(eq(approvalLinks.id, Number(linkToken?.values[0] ?? 0)), isNull(approvalLinks.revokedAt));
  const [link] = linkToken ? await tx.select().from(approvalLinks).where(condition) : [];
  if (!link) throw new ApiError(404, 'not-found');
  return link;
}

/** Returns the drafts of a link with the published content, without personal data. */
export async function showDrafts(c: ApiContext): Promise<Response> {
  const reviewDrafts = await rollBack(c.var.system.database.db, async (tx): Promise<ReviewDrafts> => {
    const link = await findReviewLink(c, tx);
    const { entries, version } = await readReviewDrafts(tx, link);
    return { entries, version, until: link.until.toISOString() };
  });
  return respondPrivately(c, reviewDrafts);
}

/** Stores a reviewer's answer with the exact reviewed version; responds with 409 if a draft changed since. */
export async function storeAnswer(c: ApiContext): Promise<Response> {
  const { database, now } = c.var.system;
  const { version, ...answer } = await readRequest(c, reviewerAnswerBody, { textKey: REVIEWER_FORM_TEXTS });
  await database.db.transaction(async (tx) => {
    const link = await findReviewLink(c, tx);
    const read = await readReviewDrafts(tx, link);
    if (read.version !== version) throw new ApiError(409, 'saved-meanwhile');
    const count = await tx.$count(approvalAnswers, eq(approvalAnswers.link, link.id));
    if (count >= MAX_ANSWERS_OF_LINK) throw new ApiError(404, 'not-found');
    const remarks = answer.remarks.map(({ kind, key, block, words }) => ({ kind, key, block, words }));
    await tx.insert(approvalAnswers).values({ ...answer, remarks, link: link.id, versions: read.versions, at: now() });
  });
  return respondEmpty(c);
}
