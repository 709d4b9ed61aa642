/** Abbreviates an address, "k…@e….nl": enough to recognise one's own, and too little to identify another user. */
export function maskAddress(url: string): string {
  const [, local = '', host = ''] = /^(.*)@(.*)$/.exec(url) ?? [];
  const [first = ''] = local;
  const [ofHost = ''] = host;
  const end = host.includes('.') ? host.slice(host.lastIndexOf('.')) : '';
  return `${first}…@${ofHost}…${end}`;
}
