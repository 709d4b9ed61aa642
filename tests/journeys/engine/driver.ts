/** One window of one browser, whatever protocol it speaks. */
export interface EngineDriver {
  /** Begins to load an address; it does not wait for the page. */
  readonly navigate: (url: string) => Promise<void>;
  /** Evaluates an expression in the page, awaits it, and returns its value as JSON carries it. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses and releases the pointer at a point of the window. */
  readonly click: (x: number, y: number) => Promise<void>;
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Forgets every cookie of the open site and, where the engine offers it, the history of the window. */
  readonly reset: () => Promise<void>;
  /** Errors that no script caught, so far. */
  readonly errors: string[];
  readonly stop: () => void;
}

/** Window of a phone. WebKitGTK makes it 447 px wide, which is its least. */
export const PHONE = { width: 390, height: 844 } as const;

/** A press of the pointer, in the words of WebDriver. */
export const pointerActions = (x: number, y: number) => [
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

/** Typed text, in the words of WebDriver. */
export const keyActions = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
