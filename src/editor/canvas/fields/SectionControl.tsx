import { useEffect, useRef, useState } from 'react';
import type { PageRow } from '#src/contract/desk/page-list.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { PageSearch, toSearchId } from '../../kit/PageSearch.tsx';
import { AffectedContent } from '../../pages/life/AffectedContent.tsx';
import { useEditing } from '../editing.ts';
import { findVisibleSection } from '../stored/visible-section.ts';
import type { ControlProps } from './control.ts';
import { Group } from './Group.tsx';

const nameId = (id: string) => `${id}-name`;

/** Control for a shared section: a select, the other pages that show the section, and a link to its editor. */
export function SectionControl({ value, onChange, id, label, help, error }: ControlProps<string>) {
  const { t, href } = useIsland();
  const { tools, language } = useEditing();
  const [chosen, setChosen] = useState<Pick<PageRow, 'uuid' | 'nid' | 'title'> | null>(null);
  const isMoved = useRef(false);
  const choose = (uuid: string | undefined) => {
    isMoved.current = true;
    onChange(uuid);
  };
  // The clicked button disappears after the choice, and the browser would move the focus into the canvas, where texts
  // select their block.
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    document.getElementById(value === undefined ? toSearchId(id) : nameId(id))?.focus();
  }, [value, id]);
  // A section that was just selected is rendered from its row, until its published content is loaded.
  const section = findVisibleSection(value, tools.resolve) ?? (chosen?.uuid === value ? chosen : null);
  return (
    <Group id={id} label={label} help={help} error={error}>
      {value === undefined ? (
        <PageSearch
          id={id}
          label={t('desk-fields.section.search')}
          type="section"
          showsAll
          may={() => true}
          onChoose={(row) => {
            setChosen(row);
            choose(row.uuid);
          }}
        />
      ) : (
        <>
          <p>
            <strong id={nameId(id)} tabIndex={-1}>
              {section?.title || t('desk-fields.nodes.unseen')}
            </strong>
          </p>
          {/* The buttons are above the list: below it they would move while the list loads. */}
          <p className="button-row">
            {section && (
              <ButtonLink kind="quiet" icon="pencil" href={href('page-editor', { nid: section.nid, language })}>
                {t('desk-fields.section.edit')}
              </ButtonLink>
            )}
            <Button kind="plain" onClick={() => choose(undefined)}>
              {t('desk-fields.section.other')}
            </Button>
          </p>
          {section && (
            <AffectedContent
              page={{ nid: section.nid, language }}
              by={['reference']}
              title={t('desk-fields.section.stands')}
            />
          )}
        </>
      )}
    </Group>
  );
}
