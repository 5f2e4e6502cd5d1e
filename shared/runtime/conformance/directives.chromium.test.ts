import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from './open-site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const html = (page: Page, selector: string) => page.locator(selector).evaluate((element) => element.innerHTML)
const text = (page: Page, selector = '#out') => page.locator(selector).innerText()
const visible = (page: Page, selector: string) => page.locator(selector).isVisible()
const run = (page: Page, code: string) => page.evaluate(code)
const settled = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 30)))

/** In the page: from then on time goes by when `passTime` says so. */
function holdTime(): void {
  let now = 0
  let last = 0
  const waiting = new Map<number, { readonly at: number; readonly call: () => void }>()
  const held = {
    setTimeout(call: () => void, time = 0) {
      waiting.set(++last, { at: now + time, call })
      return last
    },
    clearTimeout: (timer: number) => void waiting.delete(timer),
    passTime(time: number) {
      now += time
      const due = [...waiting].filter(([, { at }]) => at <= now).toSorted(([, one], [, other]) => one.at - other.at)
      for (const [timer, { call }] of due) if (waiting.delete(timer)) call()
    },
  }
  Object.assign(window, held)
}

describe('data', () => {
  afterEach(() => expect(site.problems).toEqual([]))

  test('every body is a scope: directives work outside and inside a v-scope', async () => {
    const page = await site.open(
      '<p id="out">${1 + 1}</p><div v-scope="({ name: \'in\' })"><b>${name}</b></div><i v-on:click="$el.textContent = 1">x</i>',
    )
    expect(await text(page)).toBe('2')
    expect(await text(page, 'b')).toBe('in')
    await page.click('i')
    expect(await text(page, 'i')).toBe('1')
  })

  test("the body's own data are the root of all, getters and methods included", async () => {
    const page = await site.open(
      '<div v-scope="{ count: 100 }"><b>${count} ${$root.count} ${twice}</b><button v-on:click="$root.add()">+</button></div>',
      {
        attributes:
          'v-scope="({ count: 1, get twice() { return this.$root.count * 2 }, add() { this.$root.count++ } })"',
      },
    )
    expect(await text(page, 'b')).toBe('100 1 2')
    await page.click('button')
    await expect.poll(() => text(page, 'b')).toBe('100 2 4')
  })

  test('a scope inherits from the one around it, and writes where a name is known', async () => {
    const page = await site.open(
      '<div v-scope="{ a: 1, b: 2 }"><div v-scope="{ b: 3 }"><i>${a} ${b}</i><button v-on:click="a = 5; b = 6">x</button></div><b>${a} ${b}</b></div>',
    )
    expect(await text(page, 'i')).toBe('1 3')
    await page.click('button')
    await expect.poll(() => text(page, 'i')).toBe('5 6')
    expect(await text(page, 'b')).toBe('5 2')
  })

  test('a getter that has nothing to read yet keeps nothing else from running', async () => {
    const page = await site.open(
      '<div v-scope="{ list: null, n: 1, get first() { return this.list[0] }, load() { this.list = [7] } }"><p id="out">${n}${list && first}</p><button v-on:click="load">x</button></div><b>${1 + 1}</b>',
    )
    expect(await text(page, 'b')).toBe('2')
    expect(await text(page)).toBe('1')
    await page.click('button')
    await expect.poll(() => text(page)).toBe('17')
  })

  test('an effect runs at mount and with every change of what it reads', async () => {
    const page = await site.open(
      '<div v-scope="{ n: 1 }"><p id="out" v-effect="$el.textContent = `n is ${n}`"></p><button v-on:click="n++">x</button></div>',
    )
    await expect.poll(() => text(page)).toBe('n is 1')
    await page.click('button')
    await expect.poll(() => text(page)).toBe('n is 2')
  })

  test('mounted and unmounted are told', async () => {
    const page = await site.open(
      '<div v-scope="{ on: true, log: [] }"><p v-if="on" v-on:vue:mounted="log.push(\'in\')" v-on:vue:unmounted="log.push(\'out\')"></p>' +
        '<button v-on:click="on = !on">x</button><i id="out">${log.join()}</i></div>',
    )
    await expect.poll(() => text(page)).toBe('in')
    await page.click('button')
    await expect.poll(() => text(page)).toBe('in,out')
  })

  test('what the page prints of its data are its own names', async () => {
    const page = await site.open('<p id="out">${JSON.stringify($root)}</p>', { attributes: 'v-scope="{ a: 1 }"' })
    expect(await text(page)).toBe('{"a":1}')
  })
})

describe('text', () => {
  afterEach(() => expect(site.problems).toEqual([]))

  test('an expression may hold braces, strings and templates of its own', async () => {
    const cases = [
      ['${[1, 2].map((n) => { return n * 2 }).join()}', '2,4'],
      ['${ { a: 3 }.a }', '3'],
      ['${\'}\' + "{"}', '}{'],
      ['${`${1}-${`${2}`}`}', '1-2'],
      ['a ${1} b ${2} c', 'a 1 b 2 c'],
      ['[${null}${undefined}]', '[]'],
      ['costs $5 ${} ${', 'costs $5 ${} ${'],
    ]
    const page = await site.open(cases.map(([content]) => `<p>${content}</p>`).join(''))
    expect(await page.locator('p').allInnerTexts()).toEqual(cases.map(([, expected]) => expected))
  })

  test('v-text and v-html replace, the first as text, the second as markup; nothing is nothing', async () => {
    const page = await site.open(
      '<div v-scope="{ a: \'<b>1</b>\', none: null }"><p id="t" v-text="a">x</p><p id="h" v-html="a">x</p><p id="n" v-html="none">x</p><p id="m" v-text="none">x</p></div>',
    )
    expect(await html(page, '#t')).toBe('&lt;b&gt;1&lt;/b&gt;')
    expect(await html(page, '#h')).toBe('<b>1</b>')
    expect(await html(page, '#n')).toBe('')
    expect(await html(page, '#m')).toBe('')
  })

  test('scripts and styles in the page are not texts of it', async () => {
    const page = await site.open(
      '<script>window.told = ((name) => `hi ${name}`)("you")</script><style>p::after { content: "${x}" }</style><p id="out">${told}</p>',
    )
    expect(await text(page)).toBe('hi you')
    expect(await html(page, 'style')).toContain('${x}')
  })

  test('v-pre is left alone, v-once is told once, v-cloak goes', async () => {
    const page = await site.open(
      '<div v-scope="{ n: 1 }"><p v-pre id="pre">${n}</p><p v-once id="once">${n}</p><p v-cloak id="cloak">${n}</p><button v-on:click="n++">x</button></div>',
    )
    await page.click('button')
    await expect.poll(() => text(page, '#cloak')).toBe('2')
    expect(await text(page, '#pre')).toBe('${n}')
    expect(await text(page, '#once')).toBe('1')
    expect(await page.locator('[v-cloak]').count()).toBe(0)
  })
})

describe('structure', () => {
  afterEach(() => expect(site.problems).toEqual([]))

  test('v-for goes over arrays, objects and numbers', async () => {
    const cases = [
      ["(item , index) in ['a', 'b']", '${index}${item}', '0a1b'],
      ['(value, key) in { x: 1, y: 2 }', '${key}${value}', 'x1y2'],
      ['(value, key, index) in { x: 1 }', '${key}${value}${index}', 'x10'],
      ['n in 3', '${n}', '123'],
      ['n of [4]', '${n}', '4'],
      ['{ a, b } in [{ a: 1, b: 2 }]', '${a}${b}', '12'],
      ['(größe, 番号) in [7]', '${番号}${größe}', '07'],
      ['{ größe, été } in [{ größe: 1, été: 2 }]', '${größe}${été}', '12'],
      ['n in null', '${n}', ''],
    ]
    const page = await site.open(cases.map(([list, content]) => `<p><i v-for="${list}">${content}</i></p>`).join(''))
    expect(await page.locator('p').allInnerTexts()).toEqual(cases.map(([, , expected]) => expected))
  })

  test('a keyed list keeps its elements when their order changes', async () => {
    const page = await site.open(
      '<ul v-scope="{ list: [1, 2, 3] }"><li v-for="n in list" :key="n">${n}</li><button v-on:click="list = [3, 4, 1]">x</button></ul>',
    )
    await run(page, "for (const li of document.querySelectorAll('li')) li.mark = li.textContent")
    await page.click('button')
    await expect.poll(() => page.locator('li').allInnerTexts()).toEqual(['3', '4', '1'])
    expect(await run(page, "[...document.querySelectorAll('li')].map((li) => li.mark)")).toEqual(['3', undefined, '1'])
  })

  test('lists in lists, and conditions in them', async () => {
    const page = await site.open(
      '<div id="out" v-scope="{ rows: [[1, 2], [3]] }"><p v-for="(row, r) in rows"><b v-for="cell in row"><i v-if="cell > 1">${r}:${cell} </i></b></p></div>',
    )
    expect((await text(page)).replace(/\s+/g, ' ').trim()).toBe('0:2 1:3')
  })

  test('v-if, v-else-if and v-else show one of them', async () => {
    const page = await site.open(
      '<div v-scope="{ n: 0 }"><div id="out"><b v-if="n === 0">zero</b><b v-else-if="n === 1">one</b><b v-else>many</b></div><button v-on:click="n++">x</button></div>',
    )
    expect(await text(page)).toBe('zero')
    await page.click('button')
    await expect.poll(() => text(page)).toBe('one')
    await page.click('button')
    await expect.poll(() => text(page)).toBe('many')
  })

  test('v-show keeps the element and its own display', async () => {
    const page = await site.open(
      '<div v-scope="{ on: false }"><p id="a" v-show="on" style="display: flex">a</p><p id="b" v-show="on" style="display: none">b</p><button v-on:click="on = !on">x</button></div>',
    )
    expect(await visible(page, '#a')).toBe(false)
    await page.click('button')
    await expect.poll(() => visible(page, '#a')).toBe(true)
    expect(await visible(page, '#b')).toBe(true)
    expect(await run(page, "getComputedStyle(document.querySelector('#a')).display")).toBe('flex')
  })

  test('v-model goes both ways on every kind of field', async () => {
    const page = await site.open(
      '<div v-scope="{ t: \'a\', n: 1, c: true, many: [\'x\'], r: \'1\', s: \'b\' }"><input id="t" v-model="t"><input id="n" type="number" v-model="n">' +
        '<input id="c" type="checkbox" v-model="c"><input id="mx" type="checkbox" value="x" v-model="many"><input id="my" type="checkbox" value="y" v-model="many">' +
        '<input id="r" type="radio" value="2" v-model="r"><select id="s" v-model="s"><option>a<option>b</select><p id="out">${JSON.stringify([t, n, c, many, r, s])}</p></div>',
    )
    expect(await run(page, '[t.value, c.checked, mx.checked, my.checked, s.value]')).toEqual([
      'a',
      true,
      true,
      false,
      'b',
    ])
    await page.fill('#t', 'new')
    await page.fill('#n', '7')
    await page.uncheck('#c')
    await page.check('#my')
    await page.check('#r')
    await page.selectOption('#s', 'a')
    await expect.poll(() => text(page)).toBe('["new",7,false,["x","y"],"2","a"]')
  })

  test('an expression that fails is told, and the rest runs', async () => {
    const page = await site.open('<p v-text="nothing.here"></p><p v-text="a b"></p><b id="out">${1}</b>')
    expect(await text(page)).toBe('1')
    expect(site.problems.length).toBeGreaterThan(0)
    site.problems.length = 0
  })
})

describe('bind', () => {
  afterEach(() => expect(site.problems).toEqual([]))

  test('of a text, what cannot be had is empty, and told once however often; data that cannot be read are none', async () => {
    const page = await site.open(
      '<p v-for="item in list">By ${item.author.name}, ${1 + 1}</p><div v-scope="{{{"><b>${1 + 2}</b></div><i v-text="4">x</i>',
      { attributes: 'v-scope="{ list: [{}, {}, { author: { name: 1 } }] }"' },
    )
    expect(await page.locator('p').allInnerTexts()).toEqual(['By , 2', 'By , 2', 'By 1, 2'])
    expect([await text(page, 'b'), await text(page, 'i')]).toEqual(['3', '4'])
    const told = site.problems.splice(0)
    expect(told.filter((problem) => /reading 'name'/.test(problem))).toHaveLength(1)
    expect(told.join()).toContain('in expression: return({{{)')
  })

  test('class and style join what the element has', async () => {
    const page = await site.open(
      '<div v-scope="{ on: true }"><p id="a" class="own" v-bind:class="({ lit: on, dark: !on })" style="margin: 1px" v-bind:style="({ color: on ? \'red\' : null, \'--x\': 1, fontSize: \'9px !important\' })">a</p>' +
        "<p id=\"b\" v-bind:class=\"['one', on ? 'two' : '']\" :style=\"[{ left: '1px' }, 'top: 2px']\">b</p><button v-on:click=\"on = false\">x</button></div>",
    )
    const a = page.locator('#a')
    expect(await a.getAttribute('class')).toBe('own lit')
    expect(await a.getAttribute('style')).toBe('margin: 1px; color: red; --x: 1; font-size: 9px !important;')
    await page.click('button')
    await expect.poll(() => a.getAttribute('class')).toBe('own dark')
    expect(await a.getAttribute('style')).toBe('margin: 1px; --x: 1; font-size: 9px !important;')
    expect(await page.locator('#b').getAttribute('class')).toBe('one')
    expect(await page.locator('#b').getAttribute('style')).toBe('left: 1px; top: 2px;')
  })

  test('a switch is there or not', async () => {
    const switches = 'disabled readonly required multiple hidden controls autoplay loop async defer'.split(' ')
    const bound = switches.map((name) => `v-bind:${name}="on"`).join(' ')
    const page = await site.open(
      `<div v-scope="{ on: true }"><input ${bound}><video ${bound}></video><x-y ${bound}></x-y><button v-on:click="on = !on">x</button></div>`,
    )
    const read = () =>
      page.evaluate(
        (names) =>
          [...document.querySelectorAll('input, video, x-y')].flatMap((element) =>
            names.map((name) => element.getAttribute(name)),
          ),
        switches,
      )
    expect(new Set(await read())).toEqual(new Set(['']))
    await page.click('button')
    await expect.poll(async () => new Set(await read())).toEqual(new Set([null]))
  })

  test('every other name has the value, and goes with null', async () => {
    const names = [
      ...'id title lang dir tabindex role draggable contenteditable spellcheck data-x aria-label aria-hidden'.split(
        ' ',
      ),
      ...'href target rel type download action method name placeholder maxlength min max step autocomplete'.split(' '),
      ...'pattern size src alt width height loading poster preload colspan rowspan scope charset content'.split(' '),
      ...'http-equiv integrity crossorigin'.split(' '),
    ]
    const bound = names.map((name) => `v-bind:${name}="value"`).join(' ')
    const page = await site.open(
      `<div v-scope="{ value: '1' }"><x-y class="x" ${bound}></x-y><a class="x" ${bound}></a><button v-on:click="value = null">x</button></div>`,
    )
    const read = () =>
      page.evaluate(
        (all) =>
          [...document.querySelectorAll('.x')].flatMap((element) =>
            all.map((name) => `${name} ${element.getAttribute(name)}`),
          ),
        names,
      )
    expect(new Set(await read())).toEqual(new Set(names.map((name) => `${name} 1`)))
    await page.click('button')
    await expect.poll(async () => new Set(await read())).toEqual(new Set(names.map((name) => `${name} null`)))
  })

  test('value, checked and muted are what the page has now; words are words', async () => {
    const page = await site.open(
      '<div v-scope="{ v: 5, on: true }"><input id="v" v-bind:value="v"><input id="c" type="checkbox" v-bind:checked="on"><video id="m" v-bind:muted="on"></video>' +
        '<p id="w" v-bind:aria-hidden="!on" v-bind:draggable="!on"></p><p id="o" v-bind="{ title: on ? \'t\' : null, \'data-a\': v }"></p><button v-on:click="v = null; on = false">x</button></div>',
    )
    expect(await run(page, '[v.value, c.checked, m.muted]')).toEqual(['5', true, true])
    expect(await run(page, "[w.getAttribute('aria-hidden'), w.getAttribute('draggable')]")).toEqual(['false', 'false'])
    expect(await run(page, '[o.title, o.dataset.a]')).toEqual(['t', '5'])
    await page.click('button')
    await expect.poll(() => run(page, '[v.value, c.checked, m.muted]')).toEqual(['', false, false])
    expect(await run(page, "[o.hasAttribute('title'), o.hasAttribute('data-a')]")).toEqual([false, false])
  })

  test('a colon before a name is v-bind', async () => {
    const page = await site.open('<x-y v-scope="{ on: true }" :controls="on" :defer="!on" :title="null"></x-y>')
    const read = ['controls', 'defer', 'title'].map((name) => page.locator('x-y').getAttribute(name))
    expect(await Promise.all(read)).toEqual(['', null, null])
  })

  test('svg attributes keep their capitals', async () => {
    const page = await site.open('<svg v-bind:view-box.camel="\'0 0 9 9\'" v-bind:fill="\'red\'"></svg>')
    expect(await page.locator('svg').getAttribute('viewBox')).toBe('0 0 9 9')
    expect(await page.locator('svg').getAttribute('fill')).toBe('red')
  })
})

describe('on', () => {
  afterEach(() => expect(site.problems).toEqual([]))
  const counter = (attributes: string, inner = '<button id="in">in</button>') =>
    `<div v-scope="{ n: 0, up() { this.n++ }, event: '' }"><div id="box" ${attributes} tabindex="0" style="padding: 20px">${inner}</div><p id="out">\${n}</p></div><p id="far">far</p>`
  const count = async (page: Page) => {
    await settled(page)
    return Number(await text(page))
  }

  test('names of any writing are names: data, a handler by its name or path, a model and a reference', async () => {
    const page = await site.open(
      `<div v-scope="{ größe: 1, 日本() { this.größe++ }, été: { haut(event) { out.title = event.type } } }"><p id="out">\${größe}</p>
      <button id="name" v-on:click="日本">x</button><button id="path" v-on:click="été.haut">x</button>
      <input v-model="größe"><i v-ref="größe" v-effect="größe; $größe.title = größe"></i></div>`,
    )
    await page.click('#name')
    await page.click('#path')
    await page.fill('input', '5')
    await expect.poll(() => text(page)).toBe('5')
    expect(await page.locator('#out').getAttribute('title')).toBe('click')
    expect(await page.locator('i').getAttribute('title')).toBe('5')
  })

  test('a statement, a name and a path are all handlers, and $event and $el are known', async () => {
    const page = await site.open(
      '<div v-scope="{ n: 0, up() { this.n++ }, o: { add(e) { window.seen = e.type } } }"><b v-on:click="up">x</b><i v-on:click="n += 10; n++">x</i><u @click="o.add">x</u>' +
        '<s v-on:click="window.both = [$event.type, $el.tagName]">x</s><p id="out">${n}</p></div>',
    )
    for (const tag of ['b', 'i', 'u', 's']) await page.click(tag)
    expect(await count(page)).toBe(12)
    expect(await run(page, '[seen, both]')).toEqual(['click', ['click', 'S']])
  })

  test('prevent, stop and self, in the order they are written', async () => {
    const page = await site.open(
      '<div v-scope="{ n: 0 }"><div id="outer" v-on:click="n += 100"><a id="p" href="#gone" v-on:click.prevent="n++">a</a><a id="s" v-on:click.stop="n++">b</a></div>' +
        '<div id="self" style="padding: 20px" v-on:click.self="n += 10"><b>in</b></div><p id="out">${n}</p></div>',
    )
    await page.click('#p')
    expect(await count(page)).toBe(101)
    expect(page.url()).not.toContain('gone')
    await page.click('#s')
    expect(await count(page)).toBe(102)
    await page.click('#self b')
    expect(await count(page)).toBe(102)
    await page.click('#self', { position: { x: 2, y: 2 } })
    expect(await count(page)).toBe(112)
  })

  test('once, capture and passive', async () => {
    const page = await site.open(
      '<div v-scope="{ log: [] }"><div v-on:click.capture="log.push(\'capture\')"><b v-on:click.once="log.push(\'once\')">x</b></div>' +
        '<i v-on:wheel.passive="$event.preventDefault(); log.push($event.defaultPrevented)">y</i><p id="out">${log.join()}</p></div>',
    )
    await page.click('b')
    await page.click('b')
    await settled(page)
    expect(await text(page)).toBe('capture,once,capture')
    await page.locator('i').dispatchEvent('wheel', { cancelable: true })
    await settled(page)
    expect(await text(page)).toMatch(/,false$/)
    site.problems.length = 0
  })

  test.each([
    ['ctrl', ['Control']],
    ['shift', ['Shift']],
    ['alt', ['Alt']],
    ['meta', ['Meta']],
  ] as const)('%s needs its key, exact no other', async (name, keys) => {
    const page = await site.open(counter(`v-on:click.${name}="n++" v-on:click.${name}.exact="n += 100"`))
    await page.click('#in')
    expect(await count(page)).toBe(0)
    await page.click('#in', { modifiers: [...keys] })
    expect(await count(page)).toBe(101)
    await page.click('#in', { modifiers: [...keys, name === 'shift' ? 'Alt' : 'Shift'] })
    expect(await count(page)).toBe(102)
  })

  test.each([
    ['left', 'left'],
    ['middle', 'middle'],
    ['right', 'right'],
  ] as const)('%s is that button', async (name, button) => {
    const page = await site.open(counter(`v-on:click.${name}.prevent="n++"`))
    for (const each of ['left', 'middle', 'right'] as const) await page.click('#in', { button: each })
    expect(await count(page)).toBe(1)
    await page.click('#in', { button })
    expect(await count(page)).toBe(2)
  })

  test('every named key is that key and no other', async () => {
    const keys = {
      enter: 'Enter',
      space: ' ',
      tab: 'Tab',
      esc: 'Escape',
      escape: 'Escape',
      up: 'ArrowUp',
      down: 'ArrowDown',
      left: 'ArrowLeft',
      right: 'ArrowRight',
      home: 'Home',
      end: 'End',
      pageup: 'PageUp',
      pagedown: 'PageDown',
      'arrow-up': 'ArrowUp',
      a: 'a',
      f1: 'F1',
      delete: 'Backspace',
    }
    const handlers = Object.keys(keys).map((name) => `v-on:keydown.${name}="log.push('${name}')"`)
    const page = await site.open(
      `<div v-scope="{ log: [] }"><input id="box" ${handlers.join(' ')}><p id="out">\${log.join()}</p><b v-on:click="log = []">x</b></div>`,
    )
    for (const key of new Set(Object.values(keys))) {
      await page.locator('#box').dispatchEvent('keydown', { key })
      const expected = Object.entries(keys).filter(([, each]) => each === key)
      await expect.poll(() => text(page)).toBe(expected.map(([name]) => name).join())
      await page.click('b')
    }
  })

  test('a key event without a named key takes them all, whatever else is asked', async () => {
    const page = await site.open(counter('v-on:keydown.prevent="n++" v-on:keydown.ctrl.enter="n += 100"'))
    await page.focus('#box')
    await page.keyboard.press('x')
    expect(await count(page)).toBe(1)
    await page.keyboard.press('Enter')
    expect(await count(page)).toBe(2)
    await page.keyboard.press('Control+Enter')
    // Control alone is a key as well.
    expect(await count(page)).toBe(104)
  })

  test('window and document hear what happens anywhere, and no more once the element is gone', async () => {
    const page = await site.open(
      '<div v-scope="{ on: true, n: 0 }"><p v-if="on" v-on:click.window="n++" v-on:keyup.document="n += 10"></p><p id="out">${n}</p><button v-on:click.stop="on = false">x</button></div><p id="far">far</p>',
    )
    await page.click('#far')
    await page.keyboard.press('x')
    expect(await count(page)).toBe(11)
    await page.click('button')
    await page.click('#far')
    await page.keyboard.press('x')
    expect(await count(page)).toBe(11)
  })

  test('an at sign before an event is v-on, with all its modifiers', async () => {
    const page = await site.open(counter('@click.outside="n++"'))
    await page.click('#in')
    expect(await count(page)).toBe(0)
    await page.click('#far')
    expect(await count(page)).toBe(1)
  })

  test('outside hears presses beside the element, while it can be seen', async () => {
    const page = await site.open(
      '<div v-scope="{ open: false, n: 0 }"><button v-on:click="open = !open">menu</button><div id="menu" v-show="open" v-on:click.outside="open = false; n++"><b>in</b></div><p id="out">${n}</p></div><p id="far">far</p>',
    )
    await page.click('#far')
    expect(await count(page)).toBe(0)
    await page.click('button')
    expect(await count(page)).toBe(0)
    expect(await visible(page, '#menu')).toBe(true)
    await page.click('#menu b')
    expect(await visible(page, '#menu')).toBe(true)
    await page.click('#far')
    expect(await count(page)).toBe(1)
    expect(await visible(page, '#menu')).toBe(false)
    // Its own button closes it too, and does not open it again.
    await page.click('button')
    await page.click('button')
    await settled(page)
    expect(await visible(page, '#menu')).toBe(false)
  })

  /** Events one by one, on a clock that stands still in between. */
  async function pings(page: Page) {
    await page.evaluate(holdTime)
    const ping = (detail = 0) =>
      page.evaluate((value) => {
        const event = new CustomEvent('ping', { detail: value, cancelable: true })
        return document.querySelector('#box')?.dispatchEvent(event) ? 'went on' : 'prevented'
      }, detail)
    const after = (time: number) => run(page, `passTime(${time})`)
    return { ping, after, read: async () => Number(await text(page)) }
  }

  test('debounce runs once, as long after the last event as it says, and with that event', async () => {
    const page = await site.open(
      counter(
        'v-on:ping.debounce="n++" v-on:ping.debounce.60ms="n += 10" v-on:ping.debounce.600="n = n + $event.detail"',
      ),
    )
    const { ping, after, read } = await pings(page)
    for (const each of [100, 200, 300]) {
      await ping(each)
      await after(59)
    }
    expect(await read()).toBe(0)
    await after(1)
    expect(await read()).toBe(10)
    await after(189)
    expect(await read()).toBe(10)
    await after(1)
    expect(await read()).toBe(11)
    await after(349)
    expect(await read()).toBe(11)
    await after(1)
    expect(await read()).toBe(311)
    await after(10_000)
    expect(await read()).toBe(311)
    await ping(1)
    await after(250)
    expect(await read()).toBe(322)
  })

  test('throttle runs at once and then not before its time is over; prevent and stop wait for neither', async () => {
    const page = await site.open(
      counter(
        'v-on:ping.throttle.60ms="n++" v-on:ping.debounce.60ms.prevent="n += 10" v-on:ping.throttle.prevent="n += 100"',
      ),
    )
    const { ping, after, read } = await pings(page)
    expect(await ping()).toBe('prevented')
    expect(await read()).toBe(101)
    await after(59)
    expect(await ping()).toBe('prevented')
    expect(await read()).toBe(101)
    await after(1)
    await ping()
    expect(await read()).toBe(102)
    await after(60)
    expect(await read()).toBe(112)
    await after(130)
    await ping()
    expect(await read()).toBe(213)
  })

  test('camel and dot write names that attributes cannot', async () => {
    const page = await site.open(
      counter('v-on:my-event.camel="n++" v-on:my-event.dot="n += 10" v-on:my-event="n += 100"'),
    )
    for (const name of ['myEvent', 'my.event', 'my-event']) await run(page, `box.dispatchEvent(new Event('${name}'))`)
    expect(await count(page)).toBe(111)
  })

  test('events of the window reach any element, and those that are over are not missed', async () => {
    const page = await site.open(
      counter('v-on:resize="n++" v-on:hashchange="n += 10" v-on:load="n += 100" v-on:DOMContentLoaded="n += 1000"'),
      { late: true },
    )
    expect(await count(page)).toBe(1100)
    await page.setViewportSize({ width: 700, height: 500 })
    await run(page, "location.hash = 'x'")
    await expect.poll(() => text(page)).toBe('1111')
  })
})

describe('view', () => {
  afterEach(() => expect(site.problems).toEqual([]))
  const log = (name: string) =>
    `v-view="true" v-on:enterview="log.push('+${name}')" v-on:leaveview="log.push('-${name}')" v-on:view="seen.push($event.detail.visible)"`
  const scope = 'v-scope="{ log: [], seen: [] }"'
  const out = '<p id="out" style="position: fixed; right: 0; top: 0">${log.join()}</p>'

  test('at the top of a short page an element is seen at once', async () => {
    const page = await site.open(`<div ${scope}><p ${log('a')}>top</p>${out}</div>`)
    await expect.poll(() => text(page)).toBe('+a')
  })

  test('on a tall page the middle of the window decides, and both ends can be seen', async () => {
    const page = await site.open(
      `<div ${scope}><p ${log('top')}>top</p><div style="height: 1500px"></div><p ${log('mid')}>mid</p><div style="height: 1500px"></div><p ${log('end')}>end</p>${out}</div>`,
    )
    await expect.poll(() => text(page)).toBe('+top')
    await run(page, 'scrollTo(0, 1100)')
    await settled(page)
    expect(await text(page)).toBe('+top,-top')
    await run(page, 'scrollTo(0, 1270)')
    await expect.poll(() => text(page)).toBe('+top,-top,+mid')
    await run(page, 'scrollTo(0, 1400)')
    await expect.poll(() => text(page)).toBe('+top,-top,+mid,-mid')
    await run(page, 'scrollTo(0, 99999)')
    await expect.poll(() => text(page)).toBe('+top,-top,+mid,-mid,+end')
  })

  const tall = `<div ${scope}><p ${log('top')}>top</p><div style="height: 1500px"></div><p id="mid" ${log('mid')}>mid</p><div style="height: 250px"></div><p ${log('end')}>end</p>${out}</div>`

  test.each([
    ['the End key', (page: Page) => page.keyboard.press('End')],
    ['an anchor', (page: Page) => run(page, "location.hash = 'mid'")],
    ['a fast wheel', (page: Page) => page.mouse.wheel(0, 1450)],
    ['a script', (page: Page) => run(page, 'scrollTo(0, 1450)')],
  ])('an element that %s takes over the middle line has entered', async (how, jump) => {
    const page = await site.open(tall)
    await expect.poll(() => text(page)).toBe('+top')
    await page.evaluate(() => {
      const scrollEnded = new Promise<void>((resolve) => {
        addEventListener('scrollend', () => resolve(), { once: true })
      })
      Object.assign(window, { scrollEnded })
    })
    await jump(page)
    await expect.poll(() => text(page)).toContain('+mid')
    // Keys scroll smoothly: what turns back on the way passes the element once more.
    await run(page, 'window.scrollEnded')
    await expect.poll(() => run(page, 'scrollY + innerHeight >= document.documentElement.scrollHeight - 1')).toBe(true)
    await run(page, 'scrollTo(0, 0)')
    await expect.poll(() => text(page)).toContain('-mid')
    const told = (await text(page))?.split(',').filter((each) => each.endsWith('mid'))
    const once = ['+mid', '-mid']
    // A smooth scroll has pictures on its way: in one of them it may stand on the line, and behind it in the next.
    expect(how === 'the End key' ? [once, [...once, ...once]] : [once]).toContainEqual(told)
  })

  test('a scroll position that is restored shows what stands above the line, and what it left out as it comes in', async () => {
    const page = await site.open(tall.replace('height: 250px', 'height: 2500px'))
    await run(page, 'scrollTo(0, 1450)')
    await page.reload()
    await expect.poll(() => run(page, 'scrollY')).toBe(1450)
    await expect.poll(() => text(page)).toBe('+mid')
    await run(page, 'scrollTo(0, 1700)')
    await expect.poll(() => text(page)).toBe('+mid,-mid')
    await run(page, 'scrollTo(0, 99999)')
    await expect.poll(() => text(page)).toBe('+mid,-mid,+end')
  })

  test('what stood above the window from the start enters as it comes into it', async () => {
    const page = await site.open(tall.replace('height: 250px', 'height: 2500px'))
    await run(page, 'scrollTo(0, 2500)')
    await page.reload()
    await settled(page)
    expect(await text(page)).toBe('')
    await run(page, 'scrollTo(0, 1480)')
    await expect.poll(() => text(page)).toBe('+mid')
  })

  test('one observer for all; who is taken out of it hears no more', async () => {
    const page = await site.open(
      `<div ${scope}><p id="a" ${log('a')}>a</p><p ${log('b')}>b</p><p v-view="false" v-on:enterview="log.push('c')">c</p><div style="height: 3000px"></div>${out}</div>`,
    )
    await expect.poll(() => text(page)).toBe('+a,+b')
    expect(await run(page, 'vIntersectionObserver instanceof IntersectionObserver')).toBe(true)
    await run(page, "vIntersectionObserver.unobserve(document.querySelector('#a')); scrollTo(0, 2000)")
    await expect.poll(() => text(page)).toBe('+a,+b,-b')
  })
})

describe('ref', () => {
  afterEach(() => expect(site.problems).toEqual([]))

  test('publishes the element, and takes the name away with it', async () => {
    const page = await site.open(
      '<div v-scope="{ on: true }"><input v-if="on" v-ref="field"><button v-on:click="$field.focus(); $refs.field.value = \'x\'">a</button><i v-on:click="on = false">b</i></div>',
    )
    expect(await run(page, '$field.tagName')).toBe('INPUT')
    await page.click('button')
    expect(await run(page, '[document.activeElement.tagName, $field.value]')).toEqual(['INPUT', 'x'])
    await page.click('i')
    await expect.poll(() => run(page, "'$field' in window")).toBe(false)
  })
})

test('the engine waits for the page when it is told to', async () => {
  const page = await site.open('<p id="out">${document.readyState}</p>', { late: true })
  await expect.poll(() => text(page)).toBe('complete')
  const early = await site.open('<p id="out">${document.readyState}</p>')
  expect(await text(early)).toBe('loading')
})
