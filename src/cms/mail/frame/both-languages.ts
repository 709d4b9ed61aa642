import type { Localised } from '#src/domains/domain.ts';
import { fillPlaceholders } from '#src/domains/placeholders.ts';
import type { MailBody, MailProps, MailValues } from '../define-mail.ts';
import { renderMailFrame, renderMailLine, renderMailLink, renderMailSender, UNSUBSCRIBE_LABEL } from './mail-frame.ts';

type Lines = readonly string[];

interface MailTexts {
  /** Paragraphs above the link; each may contain placeholders: `{{name}}`. */
  readonly lines: Lines | ((values: MailValues) => Lines);
  /** Label of the link; absent in a mail without a link. */
  readonly action?: string;
  /** Label of the second link, if the mail has one. */
  readonly second?: string;
  /** Text below the links. */
  readonly closing?: string;
}

/** Computes values of a mail's placeholders. */
export type ComputeValues = (values: MailValues, language: MailProps['language']) => Readonly<Record<string, string>>;

/** Dummy values that make texts show their placeholders. */
export const PLACEHOLDERS = new Proxy({} as MailValues, { get: (_, key) => `{{${String(key)}}}` });

const getLines = ({ lines }: MailTexts, values: MailValues): Lines =>
  typeof lines === 'function' ? lines(values) : lines;

const getTexts = (values: MailValues): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Creates a mail of a few lines and its link, in both languages. An editor's text replaces the default text. */
export function createBilingualMail(texts: Localised<MailTexts>, fill: ComputeValues = () => ({})): MailBody {
  const getValues = (values: MailValues, language: MailProps['language']) => ({
    ...getTexts(values),
    ...fill(values, language),
  });
  const draw = ({ language, link, secondLink, stopLink, values: mailValues = {}, text, sender }: MailProps) => {
    const {
      action = '',
      second,
      closing,
      lines,
    } = text ?? { ...texts[language], lines: getLines(texts[language], mailValues) };
    const values = getValues(mailValues, language);
    const fillText = (line: string) => fillPlaceholders(line, values);
    return renderMailFrame(
      language,
      ...lines.map(fillText).flatMap((line) => (line === '' ? [] : [renderMailLine(line)])),
      texts[language].action ? renderMailLink(link, fillText(action)) : null,
      secondLink && second ? renderMailLink(secondLink, fillText(second)) : null,
      closing ? renderMailLine(fillText(closing)) : null,
      stopLink ? renderMailLink(stopLink, UNSUBSCRIBE_LABEL[language]) : null,
      sender ? renderMailSender(language, sender) : null,
    );
  };
  const toOriginal = (
    { lines: _lines, action = '', ...originalTexts }: MailTexts,
    language: MailProps['language'],
  ) => ({
    ...originalTexts,
    action,
    lines: getLines(texts[language], PLACEHOLDERS),
  });
  return Object.assign(draw, {
    values: getValues,
    original: { nl: toOriginal(texts.nl, 'nl'), en: toOriginal(texts.en, 'en') },
  });
}
