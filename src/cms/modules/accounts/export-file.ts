import { IMPORT_PARTS, type ImportPartName, MY_DATA_FORMAT, MY_DATA_VERSION } from '#src/contract/my-data.ts';
import { isRecord } from '#src/contract/wire.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { EARLIEST_START } from '#src/rules/limits.ts';
import { toNameUuid } from '../../db/name-uuid.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import type { ImportedRow, ImportRequest } from '../../http/import-part.ts';
import type { ApiContext } from '../../http/request.ts';
import { getServerText } from '../../http/server-texts.ts';

/** Maximum number of rows of one part: more than a user can enter within many years. */
const MAX_ROWS_OF_PART = 20_000;

/** A data export file in the current version. */
export interface DataExport {
  readonly starts: ImportRequest['starts'];
  /** Unit of its days and plans; null for the domain's default unit. */
  readonly unit: string | null;
  readonly rows: Readonly<Record<ImportPartName, readonly ImportedRow[]>>;
}

type Reason = 'not-ours' | 'newer' | 'other-domain' | 'too-large' | 'start';

function refuse({ var: { language } }: ApiContext, reason: Reason, values?: Readonly<Record<string, string>>): never {
  throw new ValidationFailure([{ field: 'file', text: getServerText(`import.${reason}`, language, values) }]);
}

function getVersion(c: ApiContext, { format, version }: ImportedRow): number {
  if (format === undefined && version === undefined) return 1;
  if (format !== MY_DATA_FORMAT || typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return refuse(c, 'not-ours');
  }
  return version > MY_DATA_VERSION ? refuse(c, 'newer') : version;
}

function checkDomain(c: ApiContext, file: ImportedRow, account: ImportedRow): void {
  const { domain, language } = c.var;
  const fileDomain = file.domain ?? account.domain;
  if (fileDomain === domain.key) return;
  const otherDomain = DOMAINS.find(({ key }) => key === fileDomain) ?? refuse(c, 'not-ours');
  const getName = ({ words }: typeof domain) => words.name[language];
  refuse(c, 'other-domain', { theirs: getName(otherDomain), ours: getName(domain) });
}

function readStart(c: ApiContext, value: unknown): CalendarDate | null {
  if (value === undefined || value === null) return null;
  const today = getAmsterdamDate(c.var.system.now());
  if (typeof value === 'string' && isCalendarDate(value) && value >= EARLIEST_START && value <= today) return value;
  return refuse(c, 'start');
}

function getRows(c: ApiContext, value: unknown): readonly ImportedRow[] {
  if (value === undefined || value === null) return [];
  const rows = Array.isArray(value) ? value : [value];
  if (rows.length > MAX_ROWS_OF_PART) return refuse(c, 'too-large');
  return rows.every(isRecord) ? rows : refuse(c, 'not-ours');
}

/**
 * Adds uuids to the rows of a version 1 file, derived from their content: a file always gets equal uuids, so that a
 * second import changes nothing. Identical rows are distinguished by their order.
 */
function addUuids(part: ImportPartName, rows: readonly ImportedRow[]): readonly ImportedRow[] {
  const countByText = new Map<string, number>();
  return rows.map((row) => {
    if (row.uuid !== undefined) return row;
    const text = `${part} ${JSON.stringify(row)}`;
    const count = (countByText.get(text) ?? 0) + 1;
    countByText.set(text, count);
    return { ...row, uuid: toNameUuid(`${count} ${text}`) };
  });
}

/** Parts with a single record, which has no uuid. */
const SINGLE_RECORD_PARTS: readonly ImportPartName[] = ['ownThings', 'figures'];

/** Parses a data export file of any version; refuses other files, later versions and other domains. */
export function readDataExport(c: ApiContext, file: unknown): DataExport {
  if (!isRecord(file) || !isRecord(file.account)) return refuse(c, 'not-ours');
  const { account } = file;
  const version = getVersion(c, file);
  checkDomain(c, file, account);
  const rows = IMPORT_PARTS.map((name) => {
    const rows = getRows(c, file[name]);
    return [name, version === 1 && !SINGLE_RECORD_PARTS.includes(name) ? addUuids(name, rows) : rows] as const;
  });
  return {
    starts: {
      registrations: readStart(c, account.registrationsStart),
      programme: readStart(c, account.programStart),
    },
    unit: typeof account.unit === 'string' ? account.unit : null,
    rows: Object.fromEntries(rows) as DataExport['rows'],
  };
}
