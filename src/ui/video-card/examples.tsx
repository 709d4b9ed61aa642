import type { Examples } from '../example.ts';
import { VideoCard } from './VideoCard.tsx';

export const examples: Examples = {
  component: 'VideoCard',
  examples: [
    {
      name: 'before consent',
      element: (
        <VideoCard
          video={{ provider: 'youtube', id: 'abcdefghijk', title: 'Surfen op trek' }}
          texts={{ explanation: 'Deze video komt van YouTube.', play: 'Speel de video af', cookies: 'Kies je cookies' }}
          cookiesHref="#cookies"
        />
      ),
    },
  ],
};
