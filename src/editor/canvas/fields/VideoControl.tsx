import { parseVideoUrl } from '#registry/fields/video-url.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import type { ControlProps } from './control.ts';
import { Group } from './Group.tsx';

interface StoredVideo {
  readonly address: string;
  readonly title: string;
}

/** Control for a YouTube or Vimeo video: the URL of its page, and its title. */
export function VideoControl({ value, onChange, id, label, help, error }: ControlProps<Partial<StoredVideo>>) {
  const { t } = useIsland();
  const { address = '', title = '' } = value ?? {};
  const change = (next: StoredVideo) =>
    onChange(next.address === '' && next.title === '' ? undefined : { ...value, ...next });
  const isWrong = address !== '' && parseVideoUrl(address) === undefined;
  return (
    <Group id={id} label={label} help={help} error={error}>
      <TextField
        id={`${id}-address`}
        label={t('desk-fields.video.address')}
        help={t('desk-fields.video.addressHelp')}
        error={isWrong ? t('desk-fields.video.addressWrong') : undefined}
        value={address}
        onChange={({ currentTarget }) => change({ address: currentTarget.value.trim(), title })}
      />
      <TextField
        id={`${id}-title`}
        label={t('desk-fields.video.title')}
        value={title}
        maxLength={200}
        onChange={({ currentTarget }) => change({ address, title: currentTarget.value })}
      />
    </Group>
  );
}
