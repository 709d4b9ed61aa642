import type { LeafElement } from '#src/contract/webform/definition.ts';
import type { FormBinding } from './binding.ts';
import { CheckboxQuestion } from './elements/CheckboxQuestion.tsx';
import { ChoiceQuestion } from './elements/ChoiceQuestion.tsx';
import { ScaleQuestion } from './elements/ScaleQuestion.tsx';
import { ImageElementView, Markup, VideoElementView } from './elements/StaticElements.tsx';
import { TextList } from './elements/TextList.tsx';
import { TextQuestion } from './elements/TextQuestion.tsx';

function Element({ element, form }: { element: LeafElement; form: FormBinding }) {
  switch (element.type) {
    case 'text':
    case 'textarea':
      return element.multiple ? (
        <TextList element={element} form={form} />
      ) : (
        <TextQuestion element={element} form={form} />
      );
    case 'number':
    case 'email':
    case 'date':
      return <TextQuestion element={element} form={form} />;
    case 'radios':
    case 'checkboxes':
    case 'select':
      return <ChoiceQuestion element={element} form={form} />;
    case 'scale':
      return <ScaleQuestion element={element} form={form} />;
    case 'check':
    case 'skip':
      return <CheckboxQuestion element={element} form={form} />;
    case 'markup':
      return <Markup element={element} />;
    case 'image':
      return <ImageElementView element={element} />;
    case 'video':
      return <VideoElementView element={element} form={form} />;
    case 'unknown':
      return null;
  }
}

/** Elements of a form, or of one of its pages, in order. */
export function WebformFields({ elements, form }: { elements: readonly LeafElement[]; form: FormBinding }) {
  return (
    <div className="webform-fields">
      {elements.map((element) => (
        <Element key={element.key} element={element} form={form} />
      ))}
    </div>
  );
}
