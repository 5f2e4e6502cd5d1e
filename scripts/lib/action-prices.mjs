import { gzippedSize } from './gzipped-size.mjs'
import { withModules } from './with-modules.mjs'

const perRow = 3

const weightOf = (texts) => texts.reduce((sum, text) => sum + gzippedSize(text), 0)
const count = (bytes) => bytes.toLocaleString('en-US')

/** What pages carry of ours and of others for each feature, against all there is in one. */
async function featureWeights({ runtimeFiles, actionRuntime, motionRuntime, sliderRuntime }) {
  const engine = ['p-vue-plugins', 'p-vue', 'initPVue'].map((name) => runtimeFiles[`libs/js/${name}.js`])
  const libraries = await motionRuntime.libraries()
  const core = libraries['libs/js/gsap.min.js']
  const scroll = libraries['libs/js/ScrollTrigger.min.js']
  const split = libraries['libs/js/SplitText.min.js']
  const own = libraries['libs/js/pergola-motions.js']
  const { page, modules } = await sliderRuntime.scripts()
  const slider = (...names) => [page, ...names.map((name) => modules[name])]
  const whole = weightOf([...engine, core, scroll])
  const features = {
    'nothing of these': [],
    directives: engine,
    'interactions, one action (Toggle Class)': [...engine, actionRuntime.script(['toggleClass'])],
    'interactions, every action': [...engine, actionRuntime.script(actionRuntime.names)],
    'motions and scroll triggers, our engine': [own],
    'motions, GSAP': [core],
    'motions and scroll triggers, GSAP': [core, scroll],
    'motions and split texts, GSAP': [core, split],
    'directives, one action, motions of our engine': [...engine, actionRuntime.script(['toggleClass']), own],
  }
  const apart = {
    'a slider with arrows and dots': slider('a11y', 'navigation', 'pagination'),
    'sliders that do everything': slider(...Object.keys(modules)),
  }
  return [
    '## Features of exported pages',
    '',
    'Bytes, gz, of the scripts that a page carries for what it uses, beside its own motions. GSAP, ScrollTrigger and the',
    `template engine as a whole, which a page would carry that took all for any of it: ${count(whole)} B.`,
    '',
    '| A page with | B | of the whole |',
    '| --- | --- | --- |',
    ...Object.entries(features).map(([name, texts]) => {
      const bytes = weightOf(texts)
      return `| ${name} | ${count(bytes)} | ${Math.round((100 * bytes) / whole)}% |`
    }),
    ...Object.entries(apart).map(([name, texts]) => `| ${name} | ${count(weightOf(texts))} | |`),
    '',
  ]
}

/** What patterns carry: most of them nothing, since the browser does it. */
function patternPrices({ patternRuntime }) {
  const { names, script } = patternRuntime
  const rows = names.map((name) => `| ${name} | ${count(gzippedSize(script([name])))} |`)
  return [
    '## Patterns',
    '',
    'Bytes, gz, of the script of a page that shows this pattern and no other. Mobile menu, dropdown, accordion, modal, toast,',
    'lightbox, back to top and read more carry none: `popover`, `dialog`, `details` and scroll timelines do it.',
    `All in one page: ${count(gzippedSize(script(names)))} B.`,
    '',
    '| `data-pattern` | B |',
    '| --- | --- |',
    ...rows,
    '',
  ]
}

/** What each action costs a page that calls no other, gz, as a section of the benchmarks. */
export function actionPrices() {
  return withModules(async (load) => {
    const { actionNames, actionScript } = await load('shared/runtime/src/actions/action-script.ts')
    const runtime = await load('shared/runtime/src/files.ts')
    const cells = actionNames.map((name) => `${name} | ${gzippedSize(actionScript([name]))}`)
    const rows = []
    for (let at = 0; at < cells.length; at += perRow) rows.push(cells.slice(at, at + perRow))
    for (const row of rows) while (row.length < perRow) row.push(' | ')
    const head = `| ${Array(perRow).fill('Action | B').join(' | ')} |\n|${' --- |'.repeat(2 * perRow)}`
    const all = gzippedSize(actionScript(actionNames))
    return [
      ...(await featureWeights(runtime)),
      ...patternPrices(runtime),
      '## Actions',
      '',
      'Bytes, gz, of the script of a page that calls this action and no other; two of them share what both need. All',
      `${actionNames.length} in one page: ${all} B. Made by \`node scripts/action-prices.mjs\`.`,
      '',
      head,
      ...rows.map((row) => `| ${row.join(' | ')} |`),
      '',
    ].join('\n')
  })
}
