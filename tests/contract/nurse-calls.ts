/** Every route about one client, or about data of a programme's clients. */
export const NURSE_CALLS: readonly string[] = [
  'get-client',
  'get-client-registrations',
  'get-client-exercises',
  'get-client-programme',
  'get-client-webform',
  'get-client-note',
];
