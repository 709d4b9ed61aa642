import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { createReader, type ReaderState, SPEEDS } from './reader.ts';
import { useHasVoice } from './use-has-voice.ts';

export interface ReadAloudTexts {
  readonly read: string;
  readonly pause: string;
  readonly goOn: string;
  readonly stop: string;
  readonly speed: string;
  /** Formats a speed: "1,25 keer". */
  readonly times: (speed: number) => string;
}

interface Props {
  /** Returns the text in pieces; called when the button is clicked. */
  pieces: () => readonly string[];
  language: string;
  words: ReadAloudTexts;
}

/**
 * Button that reads a text aloud with the browser's voice, with pause and speed controls. Hidden without a voice in the
 * language of the text.
 */
export function ReadAloud({ pieces, language, words }: Props) {
  const hasVoice = useHasVoice(language);
  const [readerState, setReading] = useState<ReaderState>('still');
  const [speed, setSpeed] = useState<number>(1);
  const reader = useRef<ReturnType<typeof createReader> | null>(null);
  useEffect(() => {
    const result = createReader(language, setReading);
    reader.current = result;
    // Stops the voice, which would otherwise continue on the next page.
    addEventListener('pagehide', result.stop);
    return () => {
      removeEventListener('pagehide', result.stop);
      result.stop();
    };
  }, [language]);
  if (!hasVoice) return null;
  const handlePress = () => {
    if (readerState === 'reading') reader.current?.pause();
    else if (readerState === 'paused') reader.current?.goOn();
    else reader.current?.read(pieces());
  };
  const [icon, label] = (
    { still: ['volume-2', words.read], reading: ['pause', words.pause], paused: ['play', words.goOn] } as const
  )[readerState];
  return (
    <div className="read-aloud">
      <button type="button" className="read-aloud-button" onClick={handlePress}>
        <Icon name={icon} />
        <span>{label}</span>
      </button>
      {readerState !== 'still' && (
        <>
          <label className="read-aloud-speed">
            <span className="visually-hidden">{words.speed}</span>
            <select
              value={speed}
              onChange={({ target }) => {
                const next = Number(target.value);
                setSpeed(next);
                reader.current?.setSpeed(next);
              }}
            >
              {SPEEDS.map((item) => (
                <option key={item} value={item}>
                  {words.times(item)}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="read-aloud-button" onClick={() => reader.current?.stop()}>
            <Icon name="x" />
            <span>{words.stop}</span>
          </button>
        </>
      )}
    </div>
  );
}
