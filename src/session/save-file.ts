import { isInWrapper, listenToWrapper, sendToWrapper } from '#src/native/wrapper.ts';

export interface SavedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
}

/** Result of saving: a browser only starts the download, the mobile app reports the result. */
export type SaveOutcome = 'begun' | 'saved' | 'failed';

/** Delay in ms, because Safari reads a download after the click that started it. */
const RELEASE_MS = 60_000;
/** Time limit in ms for the mobile app, in which the user first chooses a folder. */
const APP_LIMIT_MS = 120_000;

function saveInApp(file: SavedFile): Promise<SaveOutcome> {
  return new Promise((resolve) => {
    const finishSaving = (outcome: SaveOutcome) => {
      stop();
      clearTimeout(late);
      resolve(outcome);
    };
    const late = setTimeout(() => finishSaving('failed'), APP_LIMIT_MS);
    const stop = listenToWrapper((message) => {
      if (message.type === 'file-saved' && message.name === file.name)
        finishSaving(message.isSaved ? 'saved' : 'failed');
    });
    sendToWrapper({ type: 'save-file', ...file });
  });
}

/** Saves a text as a file through the browser or the mobile app; it is not sent anywhere. */
export async function saveFile(file: SavedFile): Promise<SaveOutcome> {
  if (isInWrapper()) return saveInApp(file);
  const objectURL = URL.createObjectURL(new Blob([file.text], { type: `${file.mediaType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = objectURL;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(objectURL), RELEASE_MS);
  return 'begun';
}
