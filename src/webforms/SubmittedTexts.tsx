import { useRef } from 'react';
import { type Answers, isQuestion, listLeafElements } from '#src/contract/webform/answers.ts';
import type { WebformText } from '#src/contract/webform/definition.ts';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import { listVisibleElements } from '#src/contract/webform/visible-elements.ts';
import type { Language } from '#src/domains/domain.ts';
import type { FormBinding } from './binding.ts';
import { FormReadAloudButton } from './FormReadAloudButton.tsx';
import { Html } from './html/Html.tsx';
import { WebformFields } from './WebformFields.tsx';

interface Props {
  readonly definition: Pick<WebformText, 'elements' | 'confirmation'>;
  readonly answers: Answers;
  readonly cookiesHref: string;
  /** Language of the form. */
  readonly language: Language;
  /** Texts of the namespace `webforms`. */
  readonly t: TranslateWebform;
}

/** Texts that a form showed for these answers, without its questions: introduction, transcript, closing text. */
export function SubmittedTexts({ definition, answers, cookiesHref, language, t }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const textElements = listLeafElements({ elements: listVisibleElements(definition, answers) }).filter(
    (element) => !isQuestion(element),
  );
  const form: FormBinding = {
    id: 'read-again',
    inputs: {},
    set: () => undefined,
    errors: {},
    t,
    cookiesHref,
    optional: [],
  };
  const { title, html } = definition.confirmation;
  return (
    <div className="stack">
      <FormReadAloudButton of={text} language={language} t={t} />
      <div className="stack" ref={text}>
        <WebformFields elements={textElements} form={form} />
        <div>
          {title && <h3>{title}</h3>}
          <Html html={html} />
        </div>
      </div>
    </div>
  );
}
