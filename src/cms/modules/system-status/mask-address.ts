/** Abbreviates an address, "k…@e….nl": enough to recognise one's own, and too little to identify another user. */
export function maskAddress(address: string): string {
  const [, local = '', host = ''] = /^(.*)@(.*)$/.exec(address) ?? [];
  const [first = ''] = local;
  const [ofHost = ''] = host;
  const end = host.includes('.') ? host.slice(host.lastIndexOf('.')) : '';
  return `${first}…@${ofHost}…${end}`;
}
