import { openCopyKey } from '#src/contract/desk/copy-key.ts';
import { getApiClient } from '#src/session/api.ts';
import { DESK_COPIES_KEY } from '#src/session/desk-copies-key.ts';
import { readTab, tryStorage, writeTab } from '#src/session/tab-store.ts';

/** Maximum time in ms for which a copy is stored. */
const DAY = 86_400_000;
const CIPHER = 'AES-GCM';
const NONCE_BYTES = 12;
const TAB = 'desk.tab';

/** Encrypted copy of one form in one tab. */
interface StoredCopy {
  readonly name: string;
  readonly tab: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly nonce: string;
  readonly data: string;
}

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Returns the id of this tab, which is the same after a reload. */
function getTab(): string {
  const tabId = readTab(TAB);
  if (tabId !== null) return tabId;
  const result = crypto.randomUUID();
  writeTab(TAB, result);
  return result;
}

/** Returns the stored copies that are less than a day old. */
function readStored(): readonly StoredCopy[] {
  const storedCopies =
    tryStorage(() => JSON.parse(localStorage.getItem(DESK_COPIES_KEY) ?? '[]') as readonly StoredCopy[]) ?? [];
  return storedCopies.filter(({ at }) => at > Date.now() - DAY);
}

function writeStored(copies: readonly StoredCopy[]): void {
  tryStorage(() => {
    if (copies.length === 0) localStorage.removeItem(DESK_COPIES_KEY);
    else localStorage.setItem(DESK_COPIES_KEY, JSON.stringify(copies));
  });
}

let loading: Promise<CryptoKey | null> | null = null;

async function loadKey(): Promise<CryptoKey | null> {
  // Without a secure context the browser cannot encrypt, so the copy is stored only in the tab.
  if (!globalThis.crypto?.subtle) return null;
  const result = await getApiClient().call(openCopyKey);
  if (!result.ok) return null;
  return crypto.subtle.importKey('raw', toBytes(result.value), CIPHER, false, ['encrypt', 'decrypt']);
}

/** Returns the key of this session; loads it once, and again if the request failed. */
async function getKey(): Promise<CryptoKey | null> {
  loading ??= loadKey().catch(() => null);
  const key = await loading;
  if (key === null) loading = null;
  return key;
}

/** Returns the data that binds a copy to its form and user. */
const getBinding = (uid: number, name: string) => new TextEncoder().encode(`${uid} ${name}`);

/** Copies of a form in this browser: of this tab, and of closed tabs. */
export interface BrowserCopies<T> {
  /** Encrypts and stores the values; the last call wins. */
  readonly write: (values: T) => void;
  /** Deletes the copy of this tab. */
  readonly clear: () => void;
  /** Deletes and returns the newest readable copy of another tab; null if there is none. */
  readonly take: () => Promise<T | null>;
}

/** Returns the copies of a user's form; `name` is the name of its draft in the tab. */
export function getBrowserCopies<T>(uid: number, name: string): BrowserCopies<T> {
  const tab = getTab();
  const isOwnEntry = (copy: StoredCopy) => copy.name === name && copy.tab === tab;
  let turn = 0;
  const store = async (values: T) => {
    turn += 1;
    const ownTurn = turn;
    const key = await getKey();
    if (key === null) return;
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const encodedJson = new TextEncoder().encode(JSON.stringify(values));
    const data = await crypto.subtle.encrypt(
      { name: CIPHER, iv: nonce, additionalData: getBinding(uid, name) },
      key,
      encodedJson,
    );
    if (ownTurn !== turn) return;
    const copy = { name, tab, at: Date.now(), nonce: toText(nonce), data: toText(new Uint8Array(data)) };
    writeStored([...readStored().filter((copy) => !isOwnEntry(copy)), copy]);
  };
  const open = async ({ nonce, data }: StoredCopy): Promise<T | null> => {
    const key = await getKey();
    if (key === null) return null;
    try {
      const cipher = { name: CIPHER, iv: toBytes(nonce), additionalData: getBinding(uid, name) };
      return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(cipher, key, toBytes(data)))) as T;
    } catch {
      return null;
    }
  };
  return {
    write: (values) => void store(values),
    clear: () => {
      turn += 1;
      const storedCopies = readStored();
      if (storedCopies.some(isOwnEntry)) writeStored(storedCopies.filter((copy) => !isOwnEntry(copy)));
    },
    take: async () => {
      const otherCopies = readStored().filter((copy) => copy.name === name && copy.tab !== tab);
      const newestOther = otherCopies.toSorted((copy, otherCopy) => otherCopy.at - copy.at)[0];
      const values = newestOther ? await open(newestOther) : null;
      if (values !== null) writeStored(readStored().filter((copy) => copy.name !== name || copy.tab === tab));
      return values;
    },
  };
}

/** Loads the key while online, so that text typed offline can be encrypted. */
export const loadCopyKey = (): void => void getKey();
