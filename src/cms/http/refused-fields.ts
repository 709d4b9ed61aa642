/** Values that a form refuses: 400, a message and a text by key, in the reader's language. */
export class RefusedFields extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super('submitted data contains errors');
    this.fields = fields;
  }
}
