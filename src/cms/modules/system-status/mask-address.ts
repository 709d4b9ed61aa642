/**
 * An abbreviated address: enough to recognise one's own address, and too little to identify another user: "k…@e….nl".
 */
export function maskAddress(address: string): string {
  const [, local = '', host = ''] = /^(.*)@(.*)$/.exec(address) ?? [];
  const [first = ''] = local;
  const [ofHost = ''] = host;
  const end = host.includes('.') ? host.slice(host.lastIndexOf('.')) : '';
  return `${first}…@${ofHost}…${end}`;
}
