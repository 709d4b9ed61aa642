import type { WebformElement } from '#src/contract/webform/definition.ts';
import { useIsland } from '#src/session/Island.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { MoveControls } from '../../kit/MoveControls.tsx';
import { getPosition, moveElementTo, removeElement } from '../model/edit-form.ts';
import { getElementName } from '../model/element-name.ts';
import { useBuilderContext } from '../parts/builder-context.ts';
import { ElementFields } from './ElementFields.tsx';

/** Row of one element of the form, which can be edited, moved and deleted. */
export function ElementRow({ element, all }: { element: WebformElement; all: readonly WebformElement[] }) {
  const { t } = useIsland();
  const { open, toggle, changeTexts, problems } = useBuilderContext();
  const { key, type } = element;
  const isOpen = open.includes(key);
  const name = getElementName(element).trim() || t('desk-webforms.unnamed');
  const move = (to: number) => changeTexts((texts) => moveElementTo(texts, element, to));
  const isWrong = problems.some((problem) => problem.key === key);
  return (
    <li
      className={type === 'page' ? 'webform-row is-page' : 'webform-row'}
      data-among={type === 'page' ? '.is-page' : undefined}
    >
      <div className="webform-row-head">
        <button
          type="button"
          className="webform-row-name"
          id={`wf-${key}`}
          aria-expanded={isOpen}
          onClick={() => toggle(key)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          <span>
            <span className="soft">{t(`desk-webforms.types.${type}`)}</span>
            <strong dir="auto">{name}</strong>
            {element.when && <span className="soft">{t('desk-webforms.conditional')}</span>}
            {isWrong && <span className="field-error">{t('desk-webforms.wrong')}</span>}
          </span>
        </button>
        <MoveControls about={name} {...getPosition(all, element)} onMove={move} />
        <IconButton
          icon="trash"
          label={`${t('desk-webforms.out')} (${name})`}
          onClick={() => changeTexts((texts) => removeElement(texts, key))}
        />
      </div>
      {isOpen && (
        <div className="webform-row-fields">
          <ElementFields element={element} />
        </div>
      )}
    </li>
  );
}
