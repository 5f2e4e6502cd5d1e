import { componentMarkers } from '@pergola/contracts'
import type { CanvasService, NodeId } from '@pergola/contracts'
import { createFakeSettings } from '@pergola/contracts/testing'
import { buildPages } from '@pergola/site/build'
import { looperDirectives, splitMarkup } from '@pergola/site/components'
import { expect, test } from 'vitest'
import { createBlocks } from '../blocks/blocks.ts'
import type { OpenPage } from '../document/open-page.ts'
import { publishSelection } from '../service/follow-page.ts'
import { openCore } from '../testing/open-core.ts'
import { plainBlocks } from '../testing/plain-blocks.ts'
import { createAttributes } from './attributes.ts'
import { createContent } from './content.ts'
import { createStructure } from './structure.ts'

type Verbs = Pick<CanvasService, 'setAttributes' | 'setTag' | 'setText' | 'setContent' | 'replaceElement'>

/** A block of every component type of the annex, §2.2, in a page that has something around it. */
async function drop(block: string) {
  const opened = await openCore('<main id="m"><p>Before</p></main>\n')
  const { core, page } = opened
  const select = (ids: readonly NodeId[]) => publishSelection(core, ids)
  const blocks = createBlocks(undefined, plainBlocks)
  await blocks.loadBlocks('plain')
  const structure = createStructure({ core, blocks, select })
  const before = opened.html()
  structure.insertBlock(block, { target: opened.find('p'), position: 'after' })
  const [id] = core.store.getState().selection
  if (id === undefined) throw new Error(`no ${block}`)
  const verbs: Verbs = { ...createAttributes(core), ...createContent({ core, select }) }
  return { ...opened, before, page, id, verbs, selected: () => core.store.getState().selection[0] ?? id }
}

/** What a visitor gets between the two marks. */
async function exported(page: OpenPage): Promise<string> {
  const path = 'editor/pages/index.html'
  const text = page.site.text(path) ?? ''
  const files = await buildPages(
    {
      project: page.project(),
      files: { sizes: new Map([[path, text.length]]), read: () => new TextEncoder().encode(text) },
      settings: createFakeSettings().state.getState().settings,
      mode: 'export',
      runtime: {},
      actions: { names: [], script: () => '' },
    },
    ['index'],
  )
  const index = files.find((file) => file.path === 'index.html')
  const html = index?.kind === 'text' ? index.text : ''
  return /<p>Before<\/p>\s*([^]*?)\s*<\/main>/.exec(html)?.[1] ?? html
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle id="a-1" r="1"></circle></svg>'

interface Type {
  readonly block: string
  readonly traits: readonly ((verbs: Verbs, id: NodeId) => { ok: boolean })[]
  readonly visitor: string
}

const types: readonly Type[] = [
  {
    block: 'text',
    traits: [
      (verbs, id) => verbs.setText(id, 'Fish & <chips>'),
      (verbs, id) => verbs.setTag(id, 'blockquote'),
      (verbs, id) => verbs.setAttributes(id, { [componentMarkers.off]: 'draggable' }),
    ],
    visitor: '<blockquote class="p-10">Fish & &lt;chips></blockquote>',
  },
  {
    block: 'button',
    traits: [
      (verbs, id) => verbs.setText(id, 'Buy'),
      (verbs, id) => verbs.setAttributes(id, { 'aria-label': '"Now"' }),
    ],
    visitor: `<button class="inf-button p-10" type="button" aria-label='"Now"'>Buy</button>`,
  },
  {
    block: 'heading',
    traits: [
      (verbs, id) => verbs.setTag(id, 'h3'),
      (verbs, id) => verbs.setContent(id, 'Two <em>words</em>'),
      (verbs, id) => verbs.setTag(id, 'h6'),
    ],
    visitor: '<h6 class="p-10">Two <em>words</em></h6>',
  },
  {
    block: 'link',
    traits: [
      (verbs, id) => verbs.setAttributes(id, { href: './pages/about.html' }),
      (verbs, id) => verbs.setAttributes(id, { target: '_blank' }),
      (verbs, id) => verbs.setAttributes(id, { href: 'mailto:a@b.test?subject="x"&body=<y>' }),
      (verbs, id) => verbs.setAttributes(id, { target: null }),
    ],
    visitor: '<a class="p-10" href="mailto:a@b.test?subject=&quot;x&quot;&amp;body=<y>">Insert your link here</a>',
  },
  {
    block: 'image',
    traits: [
      (verbs, id) => verbs.setAttributes(id, { src: './assets/a b.webp' }),
      (verbs, id) => verbs.setAttributes(id, { alt: 'A "leaf"' }),
    ],
    visitor: '<img class="inf-image" src="./assets/a b.webp" alt="A &quot;leaf&quot;" width="320" height="200">',
  },
  {
    block: 'media',
    traits: [
      (verbs, id) => verbs.setAttributes(id, { src: './assets/a.mp4', muted: '' }),
      (verbs, id) => verbs.setTag(id, 'audio'),
      (verbs, id) => verbs.setAttributes(id, { controls: null }),
      (verbs, id) => verbs.setTag(id, 'iframe', { muted: null }),
      (verbs, id) => verbs.setAttributes(id, { title: 'A map', src: 'https://map.test/' }),
    ],
    visitor: '<iframe src="https://map.test/" title="A map"></iframe>',
  },
  {
    block: 'svg',
    traits: [(verbs, id) => verbs.replaceElement(id, svg), (verbs, id) => verbs.setAttributes(id, { class: 'leaf' })],
    visitor: svg.replace('>', ' class="leaf">'),
  },
  {
    block: 'input',
    traits: [
      (verbs, id) => verbs.setAttributes(id, { type: 'email' }),
      (verbs, id) => verbs.setAttributes(id, { name: 'mail' }),
      (verbs, id) => verbs.setAttributes(id, { placeholder: null }),
    ],
    visitor: '<input class="inf-input" type="email" name="mail">',
  },
  {
    block: 'table',
    traits: [(verbs, id) => verbs.setAttributes(id, { id: 'prices' })],
    visitor: createBlocks().find('table')!.html.replace('w-full"', 'w-full" id="prices"'),
  },
  ...(['section', 'container', 'block'] as const).map((block) => ({
    block,
    traits: [(verbs: Verbs, id: NodeId) => verbs.setTag(id, 'article')],
    visitor: createBlocks().find(block)!.html.replace(/^<\w+/, '<article').replace(/\w+>$/, 'article>'),
  })),
  {
    block: 'splitter',
    traits: [
      (verbs, id) => verbs.setContent(id, splitMarkup('Hi you', 'char')),
      (verbs, id) =>
        verbs.setContent(id, splitMarkup('Hi \u{1F469}\u200D\u{1F680}<', 'letter'), {
          [componentMarkers.splitter]: 'letter',
        }),
    ],
    visitor: `<p class="p-10">${splitMarkup('Hi \u{1F469}\u200D\u{1F680}<', 'letter')}</p>`,
  },
  {
    block: 'spline-viewer',
    traits: [(verbs, id) => verbs.setAttributes(id, { url: './assets/scene.splinecode' })],
    visitor: '<spline-viewer class="inf-block" url="./assets/scene.splinecode"></spline-viewer>',
  },
  {
    block: 'looper',
    traits: [
      (verbs, id) => {
        const request = { url: 'https://a.test/x?y=1&z="2"', method: 'GET', headers: {}, body: {} } as const
        const directives = looperDirectives({ ...request, name: 'items', scope: '', formerName: '' })
        return verbs.setAttributes(id, {
          [componentMarkers.loopUrl]: request.url,
          [componentMarkers.loopName]: 'items',
          ...directives,
        })
      },
    ],
    visitor: `<section class="p-10 drop" v-scope="{ items: [], itemsLoading: true, itemsError: '' }" v-effect="fetch(&quot;https://a.test/x?y=1&amp;z=\\&quot;2\\&quot;&quot;).then((answer) => { if (!answer.ok) throw new Error('HTTP ' + answer.status); return answer.json() }).then((found) => { if (Object(found) !== found) throw new TypeError('No list or object, but ' + JSON.stringify(found).slice(0, 80)); items = found }).catch((problem) => { itemsError = problem.message; console.error(problem) }).finally(() => { itemsLoading = false })"></section>`,
  },
  ...Object.entries({
    'looper-load-more-button':
      '<button class="inf-button p-10" type="button" v-on:mouseenter="shown += 3" v-bind:disabled="shown >= 9">Load more</button>',
    'looper-filter-button':
      '<button class="inf-button p-10" type="button" v-on:mouseenter="shown += 3" v-bind:disabled="shown >= 9">All</button>',
    'looper-next-prev-button':
      '<div class="p-10" v-on:mouseenter="shown += 3" v-bind:disabled="shown >= 9">' +
      '<button class="inf-button looper-prev-button" type="button">Previous</button>' +
      '<button class="inf-button looper-next-button" type="button">Next</button></div>',
    'looper-input-filter':
      '<input class="inf-input" type="search" placeholder="Filter" aria-label="Filter" v-on:mouseenter="shown += 3" v-bind:disabled="shown >= 9">',
  }).map(([block, visitor]) => ({
    block,
    visitor,
    traits: [
      (verbs: Verbs, id: NodeId) =>
        verbs.setAttributes(id, {
          [componentMarkers.loopEvent]: 'mouseenter',
          'v-on:mouseenter': 'shown += 3',
          'v-bind:disabled': 'shown >= 9',
        }),
    ],
  })),
]

test.each(types)('$block: its traits are one step each, and reach the visitor', async ({ block, traits, visitor }) => {
  const { before, html, page, verbs, selected } = await drop(block)
  const states = [html()]
  for (const trait of traits) {
    expect(trait(verbs, selected())).toMatchObject({ ok: true })
    states.push(html())
  }
  expect(new Set(states).size).toBe(traits.length + 1)
  expect(await exported(page)).toBe(visitor)
  for (const state of states.toReversed().slice(1)) {
    page.undo()
    expect(html()).toBe(state)
  }
  page.undo()
  expect(html()).toBe(before)
  for (const state of states) {
    page.redo()
    expect(html()).toBe(state)
  }
  expect(await exported(page)).toBe(visitor)
})
