import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actionPieces, supportPieces } from '../src/actions/action-pieces.ts'
import { actionNames, actionScript } from '../src/actions/action-script.ts'
import { boxCases, structureCases, textCases, type ActionCase } from './action-cases.ts'
import { openSite, type Site } from './open-site.ts'

let site: Site
let page: Page
beforeAll(async () => {
  site = await openSite()
  page = await site.open('', { actions: actionNames })
  await page.evaluate(() => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    Object.assign(window, {
      css: (property: string, selector = '#a') =>
        getComputedStyle(document.querySelector(selector)!).getPropertyValue(property),
      /** All that moves, as it is then. */
      at: (time: number) =>
        document.getAnimations().forEach((each) => {
          each.pause()
          each.currentTime = time
        }),
      async end() {
        for (const each of document.getAnimations()) each.finish()
        await frames()
      },
    })
  })
})
afterAll(() => site.close())
beforeEach(() => void (site.problems.length = 0))

const show = (html: string) =>
  page.evaluate((text) => {
    document.body.innerHTML = text
    document.documentElement.scrollTop = 0
  }, html)
const run = (code: string) => page.evaluate(code)
const act = (code: string) => {
  note(code)
  return run(code)
}

/** Smooth scrolling takes its time. */
const patient = { timeout: 20_000 }
const done = new Set<string>()
const note = (code: string) => {
  for (const [, name] of code.matchAll(/(\w+)\(/g)) done.add(name ?? '')
}
function follows([call, html, look, expected]: ActionCase) {
  return async () => {
    note(call)
    await show(html)
    await run(`(async () => { ${call} })()`)
    expect(await run(`(async () => (${look}))()`)).toEqual(expected)
    expect(site.problems).toEqual([])
  }
}

describe('what a visitor sees after', () => {
  for (const row of [...boxCases, ...textCases, ...structureCases]) test(`${row[0]} on ${row[1]}`, follows(row))
})

describe('timed effects', () => {
  const timed = (name: string, html: string, steps: [string, unknown][]) =>
    test(name, async () => {
      await show(html)
      for (const [code, expected] of steps) {
        note(code)
        const seen = await run(`(async () => (${code}))()`)
        if (expected !== undefined) expect([code, seen]).toEqual([code, expected])
      }
      expect(site.problems).toEqual([])
    })
  const box = '<p id="a" style="height: 40px; padding: 10px; margin: 0">x</p>'
  const rest = '[document.getAnimations().length, a.getAttribute("style")]'

  timed('fadeIn comes from nothing and stays', '<p id="a" style="display: none; opacity: 0">x</p>', [
    ['fadeIn("#a", 1000)', undefined],
    ['(at(500), [css("display"), css("opacity")])', ['block', '0.5']],
    ['end()', undefined],
    ['[css("display"), css("opacity")]', ['block', '1']],
  ])
  timed('fadeOut goes, and whatever shows it again shows it whole', '<p id="a">x</p>', [
    ['fadeOut("#a", 1000)', undefined],
    ['(at(500), [css("display"), css("opacity")])', ['block', '0.5']],
    ['end()', undefined],
    ['css("display")', 'none'],
    ['(showElement("#a"), [css("display"), css("opacity")])', ['block', '1']],
  ])
  timed('the last of two fades counts', '<p id="a">x</p>', [
    ['(fadeOut("#a", 1000), at(500), fadeIn("#a", 1000), end())', undefined],
    ['[css("display"), css("opacity"), document.getAnimations().length]', ['block', '1', 0]],
    ['(fadeOut("#a", 1000), at(500), showElement("#a"), end())', undefined],
    ['css("display")', 'block'],
    ['(toggleElement("#a"), at(100), fadeIn("#a", 100), end())', undefined],
    ['css("display")', 'block'],
  ])
  timed('slideUp shrinks with its padding and leaves no trace', box, [
    ['slideUp("#a", 1000)', undefined],
    ['(at(500), [a.offsetHeight, css("overflow-y")])', [30, 'hidden']],
    ['end()', undefined],
    [rest, [0, 'height: 40px; padding: 10px; margin: 0px; display: none;']],
    ['slideDown("#a", 1000)', undefined],
    ['(at(500), a.offsetHeight)', 30],
    ['end()', undefined],
    [rest, [0, 'height: 40px; padding: 10px; margin: 0px;']],
  ])
  timed('slideDown in the middle of slideUp ends at the natural height', '<p id="a">x<br>y</p>', [
    ['window.before = a.offsetHeight', undefined],
    ['(slideUp("#a", 1000), at(900), slideDown("#a", 1000), end())', undefined],
    ['[a.offsetHeight === before, css("display")]', [true, 'block']],
  ])
  timed('slideDown opens what a style sheet hides', '<style>#a { display: none }</style><div id="a">x</div>', [
    ['(slideDown("#a", 100), end())', undefined],
    ['css("display")', 'block'],
  ])
  timed(
    'showing and hiding tells the controls of the element',
    '<button id="b" aria-controls="c a" aria-expanded="false">x</button><p id="a" style="display: none">y</p>',
    [
      ['(toggleElement("#a"), b.ariaExpanded)', 'true'],
      ['(toggleElement("#a"), b.ariaExpanded)', 'false'],
      ['(showElement("p"), b.ariaExpanded)', 'true'],
      ['(hideElement("p"), b.ariaExpanded)', 'false'],
    ],
  )
  timed(
    'toggleElement goes by what is seen, in both directions',
    '<style>i { display: none }</style><p><i id="a">x</i></p>',
    [
      ['(toggleElement("#a"), at(100), Number(css("opacity")) > 0.4)', true],
      ['end()', undefined],
      ['css("display")', 'inline'],
      ['(toggleElement("#a"), toggleElement("#a"), end())', undefined],
      ['css("display")', 'inline'],
      ['(toggleElement("#a"), end())', undefined],
      ['css("display")', 'none'],
    ],
  )
  const turned = '<p id="a" style="transform: rotate(90deg); width: 100px">x</p>'
  timed('shakeElement moves beside the transform it has', turned, [
    ['window.left = a.getBoundingClientRect().top', undefined],
    ['(shakeElement("#a", 314), at(78.5), Math.round(a.getBoundingClientRect().top - left))', 10],
    ['end()', undefined],
    [rest, [0, 'transform: rotate(90deg); width: 100px']],
  ])
  timed('pulseElement grows beside the transform it has', turned, [
    ['(pulseElement("#a", 628), at(157), Math.round(a.getBoundingClientRect().height))', 110],
    ['end()', undefined],
    [rest, [0, 'transform: rotate(90deg); width: 100px']],
  ])
  timed('blinkElement goes and comes, and ends visible', '<p id="a">x</p>', [
    ['blinkElement("#a", 2, 100)', undefined],
    ['[50, 150, 250, 350].map((time) => (at(time), css("visibility")))', ['visible', 'hidden', 'visible', 'hidden']],
    ['end()', undefined],
    ['css("visibility")', 'visible'],
  ])
  timed('flashBackground leaves the colour that was there', '<p id="a" style="background: rgb(1, 2, 3)">x</p>', [
    ['(flashBackground("#a"), css("background-color"))', 'rgb(255, 255, 0)'],
    ['end()', undefined],
    ['css("background-color")', 'rgb(1, 2, 3)'],
  ])
  const frames = '<style>@keyframes go { to { margin-left: 50px } } .go { animation: go 1s }</style>'
  timed(
    'doAnimation ends where it ended, and starts anew only when it may',
    `${frames}<p id="a" style="margin: 0">x</p>`,
    [
      [
        '(doAnimation("#a", "go", "2s"), at(1000), document.getAnimations()[0].effect.getComputedTiming().duration)',
        2000,
      ],
      ['end()', undefined],
      ['css("margin-left")', '50px'],
      ['(doAnimation("#a", "go", "2s"), css("margin-left"))', '50px'],
      [
        '(doAnimation("#a", "go", "2s", undefined, undefined, undefined, undefined, undefined, undefined, false), css("margin-left"))',
        '0px',
      ],
    ],
  )
  timed(
    'toggleAnimationClass shows, then hides after its animation',
    `${frames}<p id="a" style="display: none">x</p>`,
    [
      ['(toggleAnimationClass("#a", "go"), a.className)', 'go'],
      ['end()', undefined],
      ['[css("display"), a.className]', ['block', '']],
      ['(toggleAnimationClass("#a", "go"), css("display"))', 'block'],
      ['end()', undefined],
      ['[css("display"), a.className]', ['none', '']],
      ['(toggleAnimationClass("#a", "still"), [css("display"), a.className])', ['block', '']],
    ],
  )
  timed('addClickClass is there for one animation', `${frames}<p id="a">x</p>`, [
    ['(addClickClass("#a", "go"), a.className)', 'go'],
    ['end()', undefined],
    ['a.className', ''],
  ])
})

test('those who asked for less motion see the end at once', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  try {
    await show('<p id="a">x</p><p id="b">x</p><div style="height: 5000px"></div>')
    await run(
      'fadeOut("#a", 9000); shakeElement("#b", 9000); pulseElement("#b", 9000); blinkElement("#b"); scrollToBottom()',
    )
    expect(await run('[css("display"), document.getAnimations().length, scrollY > 4000]')).toEqual(['none', 0, true])
  } finally {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  }
})

test('scrolling brings the place into the window', async () => {
  await show('<div style="height: 3000px"></div><p id="a">x</p><div style="height: 3000px"></div>')
  await act('scrollToElement("#a")')
  await expect.poll(() => run('Math.abs(a.getBoundingClientRect().top) < 2'), patient).toBe(true)
  await act('scrollToBottom()')
  await expect.poll(() => run('scrollY + innerHeight >= document.documentElement.scrollHeight - 1'), patient).toBe(true)
  await act('scrollToTop()')
  await expect.poll(() => run('scrollY'), patient).toBe(0)
})

test('an action that fails is told, and the next one of the handler runs', async () => {
  const tab = await site.open(
    '<p id="a" v-on:click="addClass(`..`,1);setAttribute(`#a`,`a b`,1);addClickClass(`.none`,`x`);setText(`#a`,`after`)">x</p>',
    { actions: ['addClass', 'setAttribute', 'addClickClass', 'setText'] },
  )
  await tab.click('#a')
  expect(await tab.locator('#a').innerText()).toBe('after')
  expect(site.problems).toHaveLength(3)
  expect(site.problems.join()).toMatch(/addClass.*setAttribute.*addClickClass/s)
})

test('an element taken out of the observer is told nothing more', async () => {
  done.add('dontObserverMeAgain')
  const tab = await site.open(
    '<p id="a" interaction-id="i1" v-view="true" v-on:enterview="duplicateElement(`#a`,1);dontObserverMeAgain(`#a`)">x</p><div style="height: 5000px"></div>',
    { actions: ['duplicateElement', 'dontObserverMeAgain'] },
  )
  await expect.poll(() => tab.locator('p').count()).toBe(2)
  await tab.evaluate('scrollTo(0, 3000)')
  await tab.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  await tab.evaluate('scrollTo(0, 0)')
  await tab.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
  expect(await tab.locator('p').count()).toBe(2)
})

/** Functions and constants at the top of a piece. */
function topNames(text: string): string[] {
  const plain = text.replace(/`(?:\\.|[^`\\])*`|'[^']*'|"[^"]*"/g, '')
  let depth = 0
  const top = [...plain].filter((char) => {
    if (char === '{' || char === '(') depth += 1
    const keeps = depth === 0
    if (char === '}' || char === ')') depth -= 1
    return keeps
  })
  return [...top.join('').matchAll(/(?:function|const|let|var) (\w+)/g)].map(([, name]) => name ?? '')
}

test('a page carries what it calls and nothing else, and names of parts do not meet', () => {
  expect(actionScript(['addClass'])).not.toContain('toggleClass')
  expect(actionScript(['addClass']).length).toBeLessThan(700)
  expect(actionScript(['addClass', 'setText'])).toBe(actionScript(['setText', 'addClass', 'setText']))
  const names = [...Object.values(actionPieces), ...Object.values(supportPieces)].flatMap(({ text }) => topNames(text))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every action has been tried', () => {
  expect(actionNames.filter((name) => !done.has(name))).toEqual([])
})
