import { defineRemote } from '@pergola/contracts'
import { createOptions } from './options.ts'
import { Panel } from './panel.tsx'

export const remote = defineRemote({
  name: 'REMOTE_NAME',
  needs: ['canvas', 'toasts'],
  activate({ canvas, toasts }) {
    const options = createOptions({ namesElement: true })
    return {
      views: { 'panel:REMOTE_NAME': () => <Panel canvas={canvas} options={options} /> },
      panels: [{ slot: 'panel:REMOTE_NAME', title: 'REMOTE_TITLE', icon: 'M4 6h16M4 12h10M4 18h16' }],
      commands: [
        {
          name: 'REMOTE_NAME.say-length',
          label: 'REMOTE_TITLE: say how long the text is',
          when: () => canvas.rootLayer() !== null,
          run() {
            const root = canvas.rootLayer()
            if (root !== null) toasts.info(`${canvas.textOf(root).trim().length} letters`)
          },
        },
      ],
      settings: [
        {
          name: 'REMOTE_NAME.names-element',
          label: 'Name the selected element',
          hint: 'The panel says which element the number is of.',
          initial: true,
          apply: (value) => options.set({ namesElement: value }),
        },
      ],
      blocks: [
        {
          id: 'REMOTE_NAME/note',
          label: 'Note',
          category: 'REMOTE_TITLE',
          icon: 'M4 5h16v14H4zM8 10h8M8 14h5',
          html: '<aside class="REMOTE_NAME-note"><p>Write something worth noting.</p></aside>',
          css: '.REMOTE_NAME-note { padding: 16px; border-left: 4px solid currentColor; }',
        },
      ],
    }
  },
})
