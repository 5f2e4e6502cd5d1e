import { createFakeCanvas, createFakeProjects } from '@pergola/contracts/testing'
import type { FakeElement, FakeRule } from '@pergola/contracts/testing'

const page: FakeElement = {
  tag: 'body',
  children: [
    {
      tag: 'header',
      classes: ['site-header'],
      children: [
        { tag: 'a', label: 'Logo', attributes: { href: 'index.html' }, children: [{ tag: 'img', label: 'Mark' }] },
        { tag: 'nav', label: 'Main menu', children: [{ tag: 'a' }, { tag: 'a' }, { tag: 'a' }] },
      ],
    },
    {
      tag: 'section',
      label: 'Hero',
      classes: ['section', 'hero'],
      children: [
        { tag: 'h1', label: 'Heading', classes: ['p-10', 'hero-title'], text: 'Plant something' },
        { tag: 'p', label: 'Text', classes: ['lead'], text: 'Insert your text here' },
        { tag: 'button', label: 'Button', classes: ['btn', 'btn-primary'], text: 'Click Me' },
      ],
    },
    {
      tag: 'section',
      label: 'Cards',
      classes: ['grid'],
      children: Array.from({ length: 400 }, (_, index) => ({
        tag: 'article',
        label: `Card ${index + 1}`,
        classes: ['card'],
        children: [
          { tag: 'img', attributes: { src: '../assets/card.webp', alt: '' } },
          { tag: 'h3' },
          { tag: 'p' },
          { tag: 'ul', children: Array.from({ length: 20 }, () => ({ tag: 'li' })) },
        ],
      })),
    },
    { tag: 'form', children: [{ tag: 'input', attributes: { type: 'email', name: 'mail', required: '' } }] },
    { tag: 'footer' },
  ],
}

const rules: FakeRule[] = [
  { selector: 'p', declarations: { 'line-height': '1.6' }, file: 'css/base.css', line: 12 },
  { selector: '.section', declarations: { display: 'flex', 'padding-left': '24px', width: '100%' } },
  {
    selector: '.hero',
    line: 9,
    declarations: {
      display: 'flex',
      'flex-direction': 'column',
      'align-items': 'center',
      'justify-content': 'space-between',
      gap: '24px',
      'padding-top': '96px',
      'padding-bottom': '96px',
      'margin-bottom': '2rem',
      'min-height': '60vh',
      width: '80%',
      color: '#1b3a2d',
      'font-family': '"Playfair Display"',
      'border-width': '2px',
      'border-style': 'solid',
      'background-color': 'var(--leaf)',
      'background-image':
        'linear-gradient(135deg, oklch(0.9 0.1 150) 0%, #2f6b4f 60%, #12281d), url("../assets/leaves.webp")',
    },
  },
  { selector: '.hero', states: [':hover'], line: 31, declarations: { color: 'white' } },
  {
    selector: '.hero',
    atRule: '@media (max-width: 768px)',
    line: 40,
    declarations: { 'padding-top': '48px', width: '100%' },
  },
  { selector: '.hero', states: ['::before'], line: 36, declarations: { content: '""', position: 'absolute' } },
  { selector: 'section', line: 60, declarations: { width: '90%' } },
]

const defaults: Record<string, string> = {
  width: '820px',
  height: '480px',
  'min-width': '0px',
  'max-width': 'none',
  'max-height': 'none',
  position: 'static',
  'z-index': 'auto',
  overflow: 'visible',
  'overflow-x': 'visible',
  'overflow-y': 'visible',
  'aspect-ratio': 'auto',
  'padding-top': '0px',
  'padding-right': '0px',
  'padding-bottom': '0px',
  'padding-left': '0px',
  'margin-top': '0px',
  'margin-right': '0px',
  'margin-bottom': '0px',
  'margin-left': '0px',
  'font-weight': '400',
  'font-size': '16px',
  'line-height': 'normal',
  'letter-spacing': 'normal',
  'text-align': 'start',
  'text-transform': 'none',
  'background-color': 'rgba(0, 0, 0, 0)',
  'background-repeat': 'repeat',
  'background-size': 'auto',
  'flex-wrap': 'nowrap',
  'align-content': 'normal',
  'justify-items': 'normal',
  'border-radius': '0px',
}

const icons = [
  ['text', 'Text', 'Basic', 'M4 7V5h16v2M9 19h6M12 5v14'],
  [
    'link',
    'Link',
    'Basic',
    'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7',
  ],
  ['image', 'Image', 'Basic', 'M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 4'],
  ['media', 'Media', 'Basic', 'M3 5h18v14H3zM10 9l5 3-5 3z'],
  ['svg', 'Svg', 'Basic', 'M12 3l9 16H3z'],
  ['button', 'Button', 'Basic', 'M3 8h18v8H3z'],
  ['input', 'Input', 'Basic', 'M3 7h18v10H3zM7 10v4'],
  ['heading', 'Heading', 'Basic', 'M6 4v16M18 4v16M6 12h12'],
  ['table', 'Table', 'Basic', 'M3 4h18v16H3zM3 10h18M9 4v16'],
  ['section', 'Section', 'Layout', 'M3 5h18v14H3z'],
  ['container', 'Container', 'Layout', 'M3 5h18v14H3zM7 9h10v6H7z'],
  ['block', 'Block', 'Layout', 'M5 5h14v14H5z'],
] as const

export async function createSample() {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'Garden' })
  const opened = await projects.open(id)
  for (const name of ['about', 'contact', 'plants', 'journal']) await projects.createPage(name)
  const project = opened.ok ? { ...opened.value.project, colors: ['#2f6b4f', '#e8dcc4', '#c8553d'] } : undefined
  const canvas = createFakeCanvas({
    page,
    rules,
    defaults,
    ...(project ? { project } : {}),
    blocks: icons.map(([blockId, label, category, icon]) => ({ id: blockId, label, category, icon })),
    customProperties: { '--leaf': '#dfeee4', '--soil': '#3b2a1e', '--gap': '24px' },
    suggestions: ['card', 'grid', 'lead', 'btn'],
  })
  return { projects, canvas, projectId: id }
}
