import { type AlertContent, type AlertType, alertTextFields, type DeskAlert } from '#src/contract/desk/alerts.ts';
import { fromFormTexts, type TranslatedInputs, toFormTexts } from '#src/contract/fields/worded.ts';
import type { DomainKey } from '#src/domains/domain.ts';

/** Form values of an alert. */
export type TypedAlert = TranslatedInputs<typeof alertTextFields> & {
  readonly type: AlertType;
  readonly domains: readonly string[];
};

/** Returns the initial values of the form of an alert. */
export const toTypedAlert = (alert: DeskAlert | null): TypedAlert => ({
  type: alert?.type ?? 'info',
  ...toFormTexts(alertTextFields, alert?.words),
  domains: alert?.domains ?? [],
});

/** Converts the values of a valid form to the request body. */
export const fromTypedAlert = ({ type, domains, ...words }: TypedAlert, isOn: boolean): AlertContent => ({
  type,
  domains: domains as DomainKey[],
  isOn,
  words: fromFormTexts(alertTextFields, words),
});
