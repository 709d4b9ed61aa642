import { Button } from '../button/Button.tsx';
import { Details } from '../details/Details.tsx';
import { Icon } from '../icon/Icon.tsx';
import { WaveScene } from './WaveScene.tsx';

/** Texts around the steps of the wave. */
export interface WaveTexts {
  readonly title: string;
  /** Explains that the picture is a drawing of a wave and not a measurement. */
  readonly about: string;
  readonly read: string;
  /** Contains {{time}}. */
  readonly left: string;
  /** Contains {{step}}. */
  readonly step: string;
  readonly breathe: string;
  readonly in: string;
  readonly out: string;
  readonly pace: string;
  readonly next: string;
  readonly back: string;
  readonly stop: string;
}

interface Props {
  readonly steps: readonly string[];
  readonly words: WaveTexts;
  /** Phone numbers, which are always visible. */
  readonly numbers: readonly { readonly phone: string; readonly dial: string; readonly label: string }[];
}

/**
 * Three minutes with a craving, step by step. Without script, in print and for users who read on, the steps are a list;
 * `islands/hard-moment` shows them one by one over the picture.
 */
export function Wave({ steps, words, numbers }: Props) {
  return (
    <div className="wave" data-wave>
      <div className="wave-steps" data-wave-steps>
        <Details summary={words.read} open>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="soft">
            {words.breathe} {words.about}
          </p>
        </Details>
      </div>
      <dialog className="wave-dialog" aria-labelledby="wave-title">
        <div className="wave-top">
          <h2 id="wave-title" className="visually-hidden">
            {words.title}
          </h2>
          {numbers.map(({ phone, dial, label }) => (
            <a key={dial} className="wave-number" href={`tel:${dial}`} aria-label={label}>
              <Icon name="phone" />
              {phone}
            </a>
          ))}
          <span className="wave-exit" data-wave-exit />
        </div>
        <div className="wave-words">
          <p className="wave-clock" aria-hidden="true" data-wave-clock data-left={words.left} data-step={words.step} />
          <p className="wave-say" aria-live="polite" data-wave-say />
          <p className="wave-breath" aria-hidden="true" data-wave-breath data-in={words.in} data-out={words.out}>
            {words.breathe}
          </p>
        </div>
        <WaveScene />
        <div className="wave-foot">
          <Button wide data-wave-next>
            {words.next}
          </Button>
          <div className="wave-ways">
            <Button kind="quiet" data-wave-back>
              {words.back}
            </Button>
            <Button kind="quiet" data-wave-stop>
              {words.stop}
            </Button>
          </div>
          <label className="wave-pace">
            <input type="checkbox" data-wave-pace />
            <span className="wave-number">{words.pace}</span>
          </label>
        </div>
      </dialog>
    </div>
  );
}
