import { defineRemote } from '@pergola/contracts'
import { countWords } from './count-words.ts'
import { createPace } from './pace.ts'
import { WordPanel } from './word-panel.tsx'

export const remote = defineRemote({
  name: 'word-count',
  needs: ['canvas', 'toasts'],
  activate({ canvas, toasts }) {
    const pace = createPace()
    return {
      views: { 'panel:word-count': () => <WordPanel canvas={canvas} pace={pace} /> },
      panels: [{ slot: 'panel:word-count', title: 'Words', icon: 'M4 6h16M4 12h10M4 18h7M16 15h4M18 13v4' }],
      commands: [
        {
          name: 'word-count.say',
          label: 'Say how many words the page has',
          when: () => canvas.rootLayer() !== null,
          run() {
            const root = canvas.rootLayer()
            if (root !== null) toasts.info(`${countWords(canvas.textOf(root))} words`)
          },
        },
      ],
      settings: [
        {
          name: 'word-count.slow-readers',
          label: 'Count minutes for slow readers',
          hint: '120 words in a minute instead of 220.',
          initial: false,
          apply: pace.set,
        },
      ],
    }
  },
})
