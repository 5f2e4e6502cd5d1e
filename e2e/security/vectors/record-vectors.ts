import { scriptOf } from './vector.ts'

/** Markup that runs where it is read as markup, with what closes most places it could be pasted into. */
const breakout = (script: string) => `"'></title></style></script><img src=x onerror=${script}><svg onload=${script}>`

/** A name without the characters that no file may have. */
export const entityName = (script: string) => `&lt;img src=x onerror=${script}&gt;`

/** Fields of a record and what stands in them; each gets a script of its own. */
export const recordFields = [
  'project name',
  'project description',
  'colour',
  'logo',
  'page id',
  'page name',
  'body onload',
  'body style',
  'page symbol',
  'helmet icon',
  'helmet title',
  'helmet author',
  'helmet description',
  'helmet keywords',
  'helmet meta tags',
  'helmet robots',
  'block id',
  'block name',
  'block label',
  'block category',
  'block media',
  'block media address',
  'block content',
  'block style',
  'symbol label',
  'symbol content',
  'template label',
  'font name',
  'font address',
  'motion name',
  'interaction callback',
  'rest model name',
  'header library name',
  'header library address',
  'footer library name',
  'footer library path',
  'sheet library address',
  'library description',
  'setting',
  'unknown key',
  'layer name',
  'project type',
] as const

export type RecordField = (typeof recordFields)[number]

/** A record in which every text that the editor may show, or the build may write, is hostile. `first` numbers them. */
export function hostileRecord(first: number, pages: readonly string[]): unknown {
  const script = (field: RecordField) => scriptOf(first + recordFields.indexOf(field))
  const text = (field: RecordField) => breakout(script(field))
  const address = (field: RecordField) => `javascript:${script(field)}`
  const library = (name: RecordField) => ({
    id: text(name),
    name: text(name),
    description: text('library description'),
  })
  const pathsOf = (name: string) => ({
    html: `editor/pages/${name}.html`,
    css: `css/${name}.css`,
    js: `js/${name}.js`,
  })
  const page = (name: string) => ({
    id: text('page id'),
    name,
    pathes: pathsOf(name),
    bodyAttributes: { onload: script('body onload'), style: `background:url("${address('body style')}")` },
    symbols: [text('page symbol')],
    helmet: {
      icon: address('helmet icon'),
      title: text('helmet title'),
      author: text('helmet author'),
      description: text('helmet description'),
      keywords: text('helmet keywords'),
      customMetaTags: `<script>${script('helmet meta tags')}</script><base href="javascript:${script('helmet meta tags')}//">`,
      robots: text('helmet robots'),
    },
  })
  const names = [...pages, entityName(script('page name'))]
  return {
    name: text('project name'),
    description: text('project description'),
    type: text('project type'),
    colors: [text('colour'), `red;background:url("${address('colour')}")`, address('colour')],
    logo: address('logo'),
    pages: Object.fromEntries(names.map((name) => [name, page(name)])),
    blocks: {
      one: {
        id: text('block id'),
        name: text('block name'),
        label: text('block label'),
        category: text('block category'),
        media: `<svg onload="${script('block media')}"><script>${script('block media')}</script></svg>`,
        content: text('block content'),
        style: `}</style><script>${script('block style')}</script>`,
      },
      two: { id: 'two', label: text('block label'), media: address('block media address') },
    },
    symbols: {
      one: { id: 'one', label: text('symbol label'), type: 'symbol', content: text('symbol content') },
      two: { id: 'two', label: text('template label'), type: 'template', content: text('symbol content') },
    },
    fonts: { one: { id: 'one', name: text('font name'), url: address('font address'), isCDN: true } },
    motions: { one: { id: 'one', name: text('motion name'), steps: [{ onComplete: script('interaction callback') }] } },
    interactions: { one: [{ event: 'click', callback: script('interaction callback'), name: text('motion name') }] },
    restAPIModels: [{ id: 'one', name: text('rest model name'), url: address('font address') }],
    jsHeaderLibs: [
      {
        ...library('header library name'),
        isCDN: true,
        fileUrl: `data:text/javascript,${script('header library address')}`,
      },
    ],
    jsFooterLibs: [{ ...library('footer library name'), path: 'libs/js/hostile.js' }],
    cssLibs: [
      { ...library('footer library name'), fileType: 'css', isCDN: true, fileUrl: address('sheet library address') },
    ],
    projectSettings: { enable_tailwind: text('setting'), [text('setting')]: true },
    layerNames: Object.fromEntries(pages.map((name) => [name, { '': text('layer name'), '0': text('layer name') }])),
    [text('unknown key')]: text('unknown key'),
  }
}
