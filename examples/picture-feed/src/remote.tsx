import { defineRemote } from '@pergola/contracts'
import { FeedPanel } from './feed-panel.tsx'

export const remote = defineRemote({
  name: 'picture-feed',
  needs: ['assets', 'canvas', 'toasts'],
  activate: ({ assets, canvas, toasts }) => ({
    views: { 'left:picture-feed': () => <FeedPanel assets={assets} canvas={canvas} toasts={toasts} /> },
    panels: [
      {
        slot: 'left:picture-feed',
        title: 'Picture feed',
        icon: 'M4 4h16v16H4zM4 16l5-5 4 4 3-3 4 4M15 8h.01',
      },
    ],
  }),
})
