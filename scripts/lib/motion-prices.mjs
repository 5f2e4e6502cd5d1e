import { gzippedSize } from './gzipped-size.mjs'
import { withModules } from './with-modules.mjs'

const tween = (patch) => ({
  name: 'rise',
  selector: 'self',
  from: {},
  to: { y: '-20', opacity: '1' },
  fromOptions: {},
  toOptions: { duration: '0.6', ease: 'power2.out' },
  useSameFromOptions: false,
  useSameToOptions: false,
  positionParameter: '',
  scrollTriggerOptions: {},
  ...patch,
})

/** What a page with this and nothing else carries. */
const samples = [
  ['a tween', { animations: [tween({})] }],
  ['a timeline of three', { isTimeLine: true, animations: [tween({}), tween({}), tween({ to: { x: '40' } })] }],
  [
    'a timeline there and back',
    {
      isTimeLine: true,
      animations: [tween({ from: { x: '0' }, to: { x: '40' } }), tween({ from: { x: '40' }, to: { x: '0' } })],
    },
  ],
  [
    'a tween that follows the scroll',
    { animations: [tween({ scrollTriggerOptions: { scrub: 'true', pin: 'true' } })] },
  ],
  ['a curve of its own', { animations: [tween({ toOptions: { ease: 'cubic-bezier(0.2, 0, 0, 1)' } })] }],
  ['letters of a text', { isSplitText: true, animations: [tween({ selector: 'chars' })] }],
  ['a motion path', { animations: [tween({ toOptions: { motionPath: { path: 'M0,0 C10,20 30,40 50,60' } } })] }],
]

/** The one element that these pages have. */
const moved = { name: 'p', attributes: [{ name: 'motion-id', value: 'mt1' }] }

const size = (text) => gzippedSize(text).toLocaleString('en')

/** What motions cost a page, gz, with either engine, as a section of what exported pages carry. */
export function motionPrices() {
  return withModules(async (load) => {
    const { motionRuntime } = await load('shared/runtime/src/files.ts')
    const site = await load('shared/site/src/motions/index.ts')
    const libraries = await motionRuntime.libraries()
    const row = ([name, motion]) => {
      const record = { ...site.newMotion('mt1', 'index'), ...motion }
      const marked = { mains: new Set(['mt1']), instances: new Set() }
      const found = site.pageMotions({ motions: { mt1: record } }, 'index', marked)
      const motions = found.map((each) => each.motion)
      const own = site.canExpress(motions, () => [moved]) ? size(site.ownMotionScript(found)) : '—'
      return `| ${name} | ${own} | ${size(site.motionScript(found))} |`
    }
    const engines = Object.entries(libraries).map(([path, text]) => `| \`${path}\` | ${size(text)} |`)
    return [
      '## What motions weigh',
      '',
      'Bytes, gz, of the engines a page with motions may carry: our own alone, or GSAP and those of its parts that the page',
      'uses. What each feature weighs against all there is in one stands in `benchmarks.md`.',
      'Made by `node scripts/motion-prices.mjs`.',
      '',
      '| Engine | B |\n| --- | --- |',
      ...engines,
      '',
      'Beside it the motions of the page: data for ours, with each ease as a curve named once, calls for GSAP.',
      '',
      '| A page with | our engine | GSAP |\n| --- | --- | --- |',
      ...samples.map(row),
      '',
      'What both show is compared in Chromium at 41 times of each motion of a table, and of random ones that our engine says it',
      'can express, and at nine places of a scrolled page (`shared/runtime/conformance`).',
      '',
    ].join('\n')
  })
}
