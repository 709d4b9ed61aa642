/** One window of one browser, for any protocol. */
export interface EngineDriver {
  /** Starts to load a URL without waiting for the page. */
  readonly navigate: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, awaits it, and returns its value as JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases the pointer at a point of the window. */
  readonly click: (x: number, y: number) => Promise<void>;
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Deletes every cookie of the open site and, if the engine supports it, the history of the window. */
  readonly reset: () => Promise<void>;
  /** Uncaught errors so far. */
  readonly errors: string[];
  readonly stop: () => void;
}

/** Window of a phone. WebKitGTK's minimum width is 447 px. */
export const PHONE = { width: 390, height: 844 } as const;

/** Returns a click of the pointer in WebDriver's format. */
export const createPointerActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Returns typed text in WebDriver's format. */
export const createKeyActions = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
