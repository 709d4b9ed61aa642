import { Icon } from '#src/ui/icon/Icon.tsx';

/** Error text next to the button that retries, announced when it appears; empty while there is none. */
export function FormFailure({ text }: { text: string | false | null | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="form-failure">
          <Icon name="circle-alert" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
