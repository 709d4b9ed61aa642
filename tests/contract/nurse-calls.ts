/** Every route about one client, or about what the clients of a programme have. */
export const NURSE_CALLS: readonly string[] = [
  'get-client',
  'get-client-registrations',
  'get-client-exercises',
  'get-client-programme',
  'get-client-webform',
  'get-client-note',
];
