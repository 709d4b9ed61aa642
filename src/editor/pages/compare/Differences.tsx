import type { ReactNode } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { ComparedPicture } from './ComparedPicture.tsx';
import type { ChangedBlock, ChangedValue, Comparison } from './compare.ts';
import { TextDifference } from './TextDifference.tsx';

function Value({ value }: { readonly value: ChangedValue }) {
  const { t, language } = useIsland();
  const name = value.label?.[language] ?? (value.name === 'title' ? t('desk-pages.make.title') : value.name);
  return (
    <div>
      <h4>{name}</h4>
      {value.pictures && (
        <div className="page-pictures">
          <ComparedPicture image={value.pictures.before} label={t('desk-pages.compare.before')} />
          <ComparedPicture image={value.pictures.after} label={t('desk-pages.compare.after')} />
        </div>
      )}
      {(value.before !== '' || value.after !== '') && <TextDifference value={value} />}
    </div>
  );
}

interface BlockProps {
  readonly block: ChangedBlock;
  readonly below?: ((uuid: string, about: string) => ReactNode) | undefined;
}

function Block({ block, below }: BlockProps) {
  const { t, language } = useIsland();
  const name = block.label?.[language] ?? t('desk-pages.compare.unknown', { type: block.type });
  return (
    <li className="page-change">
      <h3>
        {name}{' '}
        <span className={`page-change-kind page-change-${block.change}`}>
          {t(`desk-pages.compare.${block.change}`)}
        </span>
      </h3>
      {block.values.map((value) => (
        <Value key={value.name} value={value} />
      ))}
      {below?.(block.uuid, name)}
    </li>
  );
}

interface Props {
  readonly comparison: Comparison;
  /** Content below each changed block. */
  readonly below?: BlockProps['below'];
}

/** Changes to a page as text: first the fields of the page, then each block. */
export function Differences({ comparison: { values, blocks }, below }: Props) {
  const { t } = useIsland();
  if (values.length === 0 && blocks.length === 0) return <p>{t('desk-pages.compare.same')}</p>;
  return (
    <ul className="page-changes">
      {values.length > 0 && (
        <li className="page-change">
          <h3>{t('desk-pages.compare.page')}</h3>
          {values.map((value) => (
            <Value key={value.name} value={value} />
          ))}
        </li>
      )}
      {blocks.map((block) => (
        <Block key={block.uuid} block={block} below={below} />
      ))}
    </ul>
  );
}
