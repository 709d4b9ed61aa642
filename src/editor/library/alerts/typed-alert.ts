import type { AlertContent, AlertType, DeskAlert } from '#src/contract/desk/alert.ts';
import type { DomainKey } from '#src/domains/domain.ts';

/** An alert as it is typed. */
export interface TypedAlert {
  readonly type: AlertType;
  readonly titleNl: string;
  readonly bodyNl: string;
  readonly titleEn: string;
  readonly bodyEn: string;
  readonly domains: readonly string[];
}

/** What the form of an alert begins with. */
export const typedAlertOf = (alert: DeskAlert | null): TypedAlert => ({
  type: alert?.type ?? 'info',
  titleNl: alert?.words.nl?.title ?? '',
  bodyNl: alert?.words.nl?.body ?? '',
  titleEn: alert?.words.en?.title ?? '',
  bodyEn: alert?.words.en?.body ?? '',
  domains: alert?.domains ?? [],
});

const wordsOf = (title: string, body: string) => (title === '' ? null : { title, body });

/** What is sent of a form that was let through. */
export const contentOf = (
  { type, titleNl, bodyNl, titleEn, bodyEn, domains }: TypedAlert,
  isOn: boolean,
): AlertContent => ({
  type,
  domains: domains as DomainKey[],
  isOn,
  words: { nl: wordsOf(titleNl, bodyNl), en: wordsOf(titleEn, bodyEn) },
});
