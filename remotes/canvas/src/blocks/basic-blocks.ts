import type { BlockDefinition } from './block-definition.ts'

// Grey tile with a picture sign: stands in until an image is chosen, needs no file and no network.
const placeholderImage =
  'data:image/svg+xml,' +
  "%3Csvg xmlns='http://www.w3.org/2000/svg' width='320' height='200' viewBox='0 0 320 200'%3E" +
  "%3Crect width='320' height='200' fill='%23e4e4e7'/%3E" +
  "%3Cpath d='M112 132l32-40 24 28 16-18 24 30z' fill='%23a1a1aa'/%3E" +
  "%3Ccircle cx='194' cy='78' r='11' fill='%23a1a1aa'/%3E%3C/svg%3E"

const tableRow = (cell: string, texts: readonly string[]) =>
  `    <tr>\n${texts.map((text) => `      <${cell} class="p-10">${text}</${cell}>\n`).join('')}    </tr>\n`

const table =
  '<table class="w-full">\n' +
  `  <thead>\n${tableRow('th', ['Header 1', 'Header 2', 'Header 3'])}  </thead>\n` +
  `  <tbody>\n${tableRow('td', ['Cell 1', 'Cell 2', 'Cell 3'])}${tableRow('td', ['Cell 4', 'Cell 5', 'Cell 6'])}  </tbody>\n` +
  `  <tfoot>\n${tableRow('td', ['Footer 1', 'Footer 2', 'Footer 3'])}  </tfoot>\n` +
  '</table>'

export const basicBlocks: readonly BlockDefinition[] = [
  {
    id: 'text',
    label: 'Text',
    category: 'Basic',
    icon: 'M4 7V5h16v2M12 5v14M9 19h6',
    html: '<p class="p-10">Insert your text here</p>',
  },
  {
    id: 'link',
    label: 'Link',
    category: 'Basic',
    icon: 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7',
    html: '<a class="p-10" href="#">Insert your link here</a>',
  },
  {
    id: 'image',
    label: 'Image',
    category: 'Basic',
    icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 11a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM21 15l-3.1-3.1a2 2 0 0 0-2.8 0L6 21',
    html: `<img class="inf-image" src="${placeholderImage}" alt="" width="320" height="200">`,
  },
  {
    id: 'media',
    label: 'Media',
    category: 'Basic',
    icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM10 8l6 4-6 4z',
    html: '<video controls></video>',
  },
  {
    id: 'svg',
    label: 'Svg',
    category: 'Basic',
    icon: 'M12 3l2.6 5.9 6.4.6-4.8 4.3 1.4 6.3L12 16.8l-5.6 3.3 1.4-6.3L3 9.5l6.4-.6z',
    html:
      '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" fill="none" ' +
      'stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" aria-hidden="true">' +
      '<path d="M12 3l2.6 5.9 6.4.6-4.8 4.3 1.4 6.3L12 16.8l-5.6 3.3 1.4-6.3L3 9.5l6.4-.6z"></path></svg>',
  },
  {
    id: 'button',
    label: 'Button',
    category: 'Basic',
    icon: 'M5 7h14a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM8 12h8',
    html: '<button class="inf-button p-10" type="button">Click Me</button>',
  },
  {
    id: 'input',
    label: 'Input',
    category: 'Basic',
    icon: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM7 9v6',
    html: '<input class="inf-input" type="text" name="default-name" placeholder="Type here">',
  },
  {
    id: 'label-and-input',
    label: 'Label and input',
    category: 'Basic',
    icon: 'M4 5h9M4 10h16a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM7 13v4',
    html: '<div class="inf-block p-10"><label for="field">Label</label><input class="inf-input" type="text" id="field" name="field"></div>',
  },
  {
    id: 'heading',
    label: 'Heading',
    category: 'Basic',
    icon: 'M6 4v16M18 4v16M6 12h12',
    html: '<h1 class="p-10">Heading</h1>',
  },
  {
    id: 'table',
    label: 'Table',
    category: 'Basic',
    icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M3 15h18M9 3v18M15 3v18',
    html: table,
  },
]
