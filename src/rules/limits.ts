/** Section 9: a week has 7 days. */
export const DAYS_IN_WEEK = 7;

/**
 * Section 9: the programme is 6 weeks; from the day after it the programme counts as finished (docs/product-rules.md,
 * "Plan").
 */
export const PROGRAMME_DAYS = 42;

/** Section 4, "Daily goal": a gradual plan reaches its target in this week. */
export const GRADUAL_WEEKS = 6;

/**
 * Decisions, "Plan": a changed plan starts from the registrations of this number of days before today, if enough exist.
 */
export const USAGE_DAYS = 14;
export const USAGE_DAYS_NEEDED = 10;

/**
 * Section 9: the plan view groups weeks by a configured size, 6 as in the programme (docs/product-rules.md, "Plan")
 * unless a site sets it.
 */
export const WEEKS_IN_GROUP = 6;

/** Section 9: an unlock notice counts days from this number of days on, and shows the date before that. */
export const RELATIVE_NOTICE_DAYS = 7;

/** Decisions, "Plan": a stop date is between today and this number of days ahead. */
export const STOP_DATE_DAYS_AHEAD = 14;

/** Section 9: comments on one page of a forum post. */
export const COMMENTS_ON_PAGE = 10;

/** Section 9: pages that the pagination shows at each end, and around the current page. */
export const PAGINATION_MARGIN = 1;
export const PAGINATION_RANGE = 2;

/** Section 9: default length of a text, in code points. */
export const TEXT_LENGTH = 255;

/** Decisions, "Accounts": days before the start cannot be filled in; every day from the start can. */
export const EARLIEST_START = '2015-01-01';

/** Decisions, "Accounts": the deployment may require more than the minimum, never less. */
export const PASSWORD_MINIMUM = 10;
export const PASSWORD_MAXIMUM = 128;

/** Section 3: avatars are numbered from 1 to this. */
export const AVATARS = 12;

/**
 * Maximum cost of one registration, in cents: a million euros fits a 32-bit integer column, and excludes typing errors.
 */
export const COST_MAXIMUM = 100_000_000;

/** Maximum lengths of users' texts, in code points; a longer text is refused, never truncated. */
export const DIARY_TITLE_LENGTH = TEXT_LENGTH;
export const DIARY_BODY_LENGTH = 100_000;
export const POST_TITLE_LENGTH = TEXT_LENGTH;
export const POST_BODY_LENGTH = 20_000;
export const COMMENT_LENGTH = 10_000;
export const REPORT_REASON_LENGTH = 1_000;
export const MODERATION_REASON_LENGTH = 1_000;
export const STAFF_MESSAGE_LENGTH = 4_000;
export const OBJECTION_LENGTH = 1_500;

/** A decision of staff can be objected to for six months; it is answered within two weeks. */
export const OBJECTION_OPEN_DAYS = 184;
export const OBJECTION_ANSWER_DAYS = 14;

/** A diary entry's date is in the past, or at most this number of days ahead. */
export const DIARY_DAYS_AHEAD = 366;

/** Rows on one page of a forum category, of the diary, of the messages, of the urges and of the self-tests. */
export const POSTS_ON_PAGE = 20;
export const DIARY_ENTRIES_ON_PAGE = 50;
export const MESSAGES_ON_PAGE = 50;
export const URGES_ON_PAGE = 50;
export const TESTS_ON_PAGE = 50;

/** Maximum number of a user's if-then plans. */
export const IF_THENS_KEPT = 50;

/** Answers to a form are counted up to this number for the desk, as counting millions takes seconds. */
export const ANSWERS_COUNTED = 1_000;

/** Rows on one page of a list at the desk. */
export const DESK_ROWS_ON_PAGE = 25;

/**
 * Decisions, "Community": texts replaced by a deletion or an erasure can be restored for two weeks, then they are
 * deleted.
 */
export const REMOVED_WORDS_DAYS = 14;

/**
 * Decisions, "Accounts": the nickname of a deleted account stays reserved while others may still remember its owner.
 */
export const NICKNAME_KEPT_DAYS = 365;
