/** Days in a week (docs/specification.md, section 9). */
export const DAYS_IN_WEEK = 7;

/**
 * Length of the programme, 6 weeks; from the day after it the programme counts as finished (docs/specification.md,
 * section 9; docs/product-rules.md, "Plan").
 */
export const PROGRAMME_DAYS = 42;

/** Week in which a gradual plan reaches its target (docs/specification.md, section 4, "Daily goal"). */
export const GRADUAL_WEEKS = 6;

/** Number of days before today from which the usage of a changed plan is computed (docs/product-rules.md, "Plan"). */
export const USAGE_DAYS = 14;
/** Minimum number of registered days among `USAGE_DAYS`; with fewer, the current plan's usage applies. */
export const REQUIRED_USAGE_DAYS = 10;

/** Number of weeks that the plan view shows together, unless a site sets it (docs/specification.md, section 9). */
export const WEEKS_IN_GROUP = 6;

/** Maximum number of days before an unlock for which the notice shows the number of days instead of the date. */
export const RELATIVE_NOTICE_DAYS = 7;

/** Maximum number of days from today to a stop date (docs/product-rules.md, "Plan"). */
export const STOP_DATE_DAYS_AHEAD = 14;

/** Comments on one page of a forum post (docs/specification.md, section 9). */
export const COMMENTS_ON_PAGE = 10;

/** Pages that the pagination shows at each end, and around the current page (docs/specification.md, section 9). */
export const PAGINATION_MARGIN = 1;
export const PAGINATION_RANGE = 2;

/** Default length of a text, in code points (docs/specification.md, section 9). */
export const TEXT_LENGTH = 255;

/** Earliest registrations start; every day from the start can be registered (docs/product-rules.md, "Accounts"). */
export const EARLIEST_START = '2015-01-01';

/** Minimum length of a password, which a deployment may only increase (docs/product-rules.md, "Accounts"). */
export const PASSWORD_MINIMUM = 10;
export const PASSWORD_MAXIMUM = 128;

/** Number of avatars, which are numbered from 1 (docs/specification.md, section 3). */
export const AVATARS = 12;

/** Maximum cost of one registration, in cents: excludes typing errors, and fits a 32-bit integer column. */
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

/** Number of days in which a user can object to a decision of staff, and in which staff answer an objection. */
export const OBJECTION_OPEN_DAYS = 184;
export const OBJECTION_ANSWER_DAYS = 14;

/** Maximum number of days that a diary entry's date may be in the future. */
export const DIARY_DAYS_AHEAD = 366;

/** Rows on one page of a forum category, of the diary, of the messages, of the urges and of the self-tests. */
export const POSTS_ON_PAGE = 20;
export const DIARY_ENTRIES_ON_PAGE = 50;
export const MESSAGES_ON_PAGE = 50;
export const URGES_ON_PAGE = 50;
export const TESTS_ON_PAGE = 50;

/** Maximum number of a user's if-then plans. */
export const MAX_IF_THENS = 50;

/** Maximum number of answers that the desk counts for a form, as counting millions takes seconds. */
export const MAX_COUNTED_ANSWERS = 1_000;

/** Rows on one page of a list at the desk. */
export const DESK_ROWS_ON_PAGE = 25;

/**
 * Number of days in which texts that were replaced by a deletion can be restored; then they are deleted permanently
 * (docs/product-rules.md, "Community").
 */
export const REMOVED_TEXTS_DAYS = 14;

/**
 * Number of days that the nickname of a deleted account is reserved, as other users may remember its owner
 * (docs/product-rules.md, "Accounts").
 */
export const NICKNAME_RESERVED_DAYS = 365;
