// Polyfills for supported browsers (`src/browsers.ts`). Loaded only by browsers that need them, before other scripts
// (`before-paint.js`). Each behaves like the native function: `fills.test.ts`.
{
  const fill = (owner, name, value) => {
    if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true });
  };

  // Chrome 92.
  const at = function at(place) {
    const whole = Math.trunc(place) || 0;
    return this[whole < 0 ? this.length + whole : whole];
  };
  for (const { prototype } of [Array, String, Object.getPrototypeOf(Int8Array)]) fill(prototype, 'at', at);

  // Chrome 97, Firefox 104.
  fill(Array.prototype, 'findLastIndex', function findLastIndex(isFound, self) {
    let index = this.length - 1;
    while (index >= 0 && !isFound.call(self, this[index], index, this)) index -= 1;
    return index;
  });
  fill(Array.prototype, 'findLast', function findLast(isFound, self) {
    return this[this.findLastIndex(isFound, self)];
  });

  // Chrome 93.
  const { hasOwnProperty: isOwn } = Object.prototype;
  fill(Object, 'hasOwn', (object, name) => isOwn.call(object, name));

  // Chrome 92. The 13th and 17th digits mark a random uuid.
  fill(crypto, 'randomUUID', () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] % 16) + 64;
    bytes[8] = (bytes[8] % 64) + 128;
    const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  });

  // Safari 16. Sets the event's submitter even if none is given.
  fill(HTMLFormElement.prototype, 'requestSubmit', function requestSubmit(submitter) {
    const button = submitter || document.createElement('button');
    if (button.form !== this && submitter) throw new DOMException('The button is of another form.', 'NotFoundError');
    button.hidden = button.hidden || !submitter;
    if (!submitter) this.append(button);
    button.click();
    if (!submitter) button.remove();
  });
}
