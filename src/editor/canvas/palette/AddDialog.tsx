import { useIsland } from '#src/session/Island.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { useEditing } from '../editing.ts';
import { paletteOf } from '../puck-config.tsx';
import { PaletteName } from './PaletteItem.tsx';
import { Preview } from './Preview.tsx';

interface Props {
  /** Machine names that may stand at the place. */
  readonly allow: readonly string[];
  readonly onChoose: (type: string) => void;
  readonly onClose: () => void;
}

/** The palette as buttons: what is pressed comes to stand at the place that was asked for. */
export function AddDialog({ allow, onChoose, onClose }: Props) {
  const { t } = useIsland();
  const { registry, definition } = useEditing();
  return (
    <Dialog open title={t('desk-fields.add.title')} closeLabel={t('forms.close')} onClose={onClose}>
      {paletteOf(registry, definition).map(({ group, types }) => {
        const here = types.filter(({ name }) => allow.includes(name));
        return here.length === 0 ? null : (
          <section key={group} className="canvas-add-group">
            <h3>{t(`desk-fields.groups.${group}`)}</h3>
            <ul>
              {here.map((type) => (
                <li key={type.name}>
                  <button type="button" onClick={() => onChoose(type.name)}>
                    <PaletteName name={type.name} />
                  </button>
                  <Preview definition={type} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Dialog>
  );
}
