import { expect, test, vi } from 'vitest'
import type { Project } from '@pergola/contracts'
import { memoryFiles } from '../build/testing/memory-files.ts'
import { listRunnable } from './index.ts'
import { madeSite } from './testing/round-trip.ts'

// Far more than any of these needs; machines that run the tests are shared.
vi.setConfig({ testTimeout: 30_000 })

test('what would run is listed page by page', async () => {
  const made = madeSite()
  const html = `<script>alert( 1 )\n</script><script src="x.js"></script><script type="application/json">{}</script>
    <script type="importmap">{}</script><svg><script href="y.js"></script><a xlink:href=" java&#10;script:a()">a</a></svg>
    <p onclick="b()" v-if="c" @click="d" :title="e">f</p><iframe srcdoc="<p>g"></iframe><object data="h.svg"></object>
    <template><img onerror="i()" src=x></template><a href="https://j.test">javascript:</a>
    <meta http-equiv="refresh" content="0; url=javascript:k()"><button formaction="JavaScript:l()">m</button>`
  const index = made.project.pages.index
  if (!index) throw new Error('no index')
  const files = memoryFiles({
    ...made.files,
    'editor/pages/index.html': html,
    'whole.html': '<body onload="z()">',
    'global/global.js': 'x',
  })
  const project: Project = {
    ...made.project,
    motions: {
      mt1: {
        id: 'mt1',
        name: 'rise',
        animations: [{ to: { x: '9' }, toOptions: { onStart: 'p()', onStartParams: 'q' } }],
      },
      mt2: {
        id: 'mt2',
        animations: [],
        timelineScrollTriggerOptions: { multiOptions: { onEnter: '() => r()', onLeave: ' ' } },
      },
    },
    pages: {
      index: {
        ...index,
        bodyAttributes: { onload: 'n()' },
        helmet: { ...index.helmet, customMetaTags: '<script>o()</script>' },
      },
      whole: { ...index, name: 'whole', pathes: { html: 'whole.html', css: '', js: '' } },
      gone: { ...index, name: 'gone', pathes: { html: 'gone.html', css: '', js: '' } },
    },
  }
  const found = await listRunnable(files, project)
  expect(found.map(({ page, kind, excerpt }) => `${page} ${kind} ${excerpt}`)).toEqual([
    'index inline-script alert( 1 )',
    'index script x.js',
    'index import-map {}',
    'index script y.js',
    'index javascript-url xlink:href=" java script:a()"',
    'index handler onclick="b()"',
    'index directive v-if="c"',
    'index directive @click="d"',
    'index directive :title="e"',
    'index frame <p>g',
    'index frame h.svg',
    'index handler onerror="i()"',
    'index javascript-url content="0; url=javascript:k()"',
    'index javascript-url formaction="JavaScript:l()"',
    'index script global/global.js',
    'index script js/index.js',
    'index handler onload="n()"',
    'index inline-script o()',
    'whole handler onload="z()"',
    'rise inline-script onStart: p()',
    'mt2 inline-script onEnter: () => r()',
  ])
})
