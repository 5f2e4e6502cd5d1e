import { expect, test } from 'vitest'
import {
  instanceTarget,
  isSplitTag,
  mainTarget,
  markedMotions,
  motionScript,
  newAnimation,
  newMotion,
  pageMotions,
  playableMotion,
  readMotion,
} from './index.ts'
import type { Motion } from './index.ts'
import { copyMotions } from './copy-motions.ts'
import { resolveMotion } from './playable-motion.ts'

const base: Motion = {
  ...newMotion('mt1', 'index'),
  isSplitText: true,
  splitTextName: 'title',
  splitText: { type: 'chars, words', charsClass: '7' },
  animations: [
    { ...newAnimation('rise', ' chars '), from: { y: '20' } },
    { ...newAnimation('turn', '.chars'), to: { x: '1' } },
  ],
}

function scriptOf(patch: Partial<Motion> = {}, target = mainTarget('mt1')): string {
  return motionScript([{ motion: resolveMotion({ ...base, ...patch }, target), self: target.selector }])
}

/** The call that splits, and what it begins. */
const callOf = (script: string) => /^  split\([^]*?^  }\);\n/m.exec(script)?.[0]

test('a text is split under its name, and animations of its parts move those', () => {
  expect(callOf(scriptOf()))
    .toBe(`  split("title", "[motion-id=\\"mt1\\"]", { type: "chars,words", charsClass: "7" }, function (parts, run) {
    run("rise", function () { return gsap.from(parts.chars, { y: 20 }); });
    run("turn", function () { return gsap.to(".chars", { x: 1 }); });
  });
`)
  expect(scriptOf()).toContain("if (typeof SplitText !== 'undefined') gsap.registerPlugin(SplitText);")
})

test('an instance splits its own text; so does a timeline, whose name is its own', () => {
  const target = instanceTarget('mi1')
  const script = callOf(scriptOf({ isTimeLine: true, timeLineName: 'line', splitTextSelector: 'self .a' }, target))
  expect(script).toContain('split("title", "[motion-instance-id=\\"mi1\\"] .a"')
  expect(script).toContain(
    '    run("line", function () { return gsap.timeline({})\n      .from(parts.chars, { y: 20 })',
  )
})

test('without the switch nothing of it is in the page, and `chars` is a name as any other', () => {
  const script = scriptOf({ isSplitText: false })
  expect(script).not.toMatch(/split|parts/i)
  expect(script).toContain('gsap.from("chars", { y: 20 })')
})

test.each([
  ['a name that is none', { splitTextName: 'my title' }, 'split(null, '],
  ['a name of an object', { splitTextName: '__proto__' }, 'split(null, '],
  ['a script as a part', { splitText: { tag: 'script' } }, ', {}, '],
  ['a mask that is no part', { splitText: { mask: 'vars' } }, ', {}, '],
  ['a function that is none', { splitText: { prepareText: 'x' } }, ', {}, '],
  ['no part at all', { splitText: { type: 'none' } }, ', { type: "chars,words,lines" }, '],
  [
    'options that are none',
    { splitText: readMotion({ id: 'a', animations: [], splitText: 'x' })!.splitText },
    ', {}, ',
  ],
  ['a pattern', { splitText: { wordDelimiter: '/<\\/script>|,/u' } }, 'new RegExp("\\u003c\\\\/script>|,", "u")'],
  ['a pattern that is none', { splitText: { wordDelimiter: '/(/' } }, 'wordDelimiter: "/(/"'],
  ['a number as a delimiter', { splitText: { wordDelimiter: '1' } }, 'wordDelimiter: "1"'],
  ['letters to keep together', { splitText: { specialChars: ['1', 'ch'] } }, 'specialChars: ["1", "ch"]'],
  ['code that closes its function', { splitText: { onSplit: '}); pwn(); (function () {' } }, ', {}, '],
  ['code', { splitText: { onSplit: '(parts) => go(parts)' } }, '{ onSplit: ((parts) => go(parts)) }'],
])('%s', (_what, patch, expected) => expect(callOf(scriptOf(patch))).toContain(expected))

test.each([
  ['div', true],
  ['SPAN', true],
  ['my-letter', true],
  ['script', false],
  ['style', false],
  ['iframe', false],
  ['a b', false],
  ['', false],
])('parts of a text as <%s>: %j', (tag, isOne) => expect(isSplitTag(tag)).toBe(isOne))

test('the canvas is given the texts and the parts, without code', () => {
  const splitText = { type: ['lines'], onSplit: 'go()' } as const
  expect(playableMotion({ ...base, splitText }, mainTarget('mt1'))).toMatchObject({
    split: { selector: '[motion-id="mt1"]', options: { type: 'lines' } },
    tweens: [{ selector: '[motion-id="mt1"]', part: 'chars' }, { selector: '.chars' }],
    hasCallbacks: true,
  })
})

test('what it holds is kept as it came', () => {
  const given = {
    ...base,
    splitText: { type: ['chars'], later: { a: 1 } },
    animations: [{ ...base.animations[0]!, isSplitText: true }],
  }
  expect(readMotion(given)).toEqual(given)
})

const alone = { ...base, animations: base.animations.slice(0, 1) }

test('a motion of its own letters moves itself: copied, its copy has them; gone, nothing of it is on the page', () => {
  const attributes = [{ name: 'motion-id', value: 'mt1' }]
  const place = { page: 'index', freshId: (prefix: string) => `${prefix}2` }
  const copied = copyMotions({ mt1: alone }, [{ node: 1, attributes }], place)
  expect(copied.marks).toEqual([{ node: 1, attributes: { 'motion-id': 'mt2' } }])
  expect(copied.motions['mt2']).toMatchObject({ isSplitText: true, splitText: base.splitText })
  const others = { ...alone, splitTextSelector: '.title' }
  expect(copyMotions({ mt1: others }, [{ node: 1, attributes }], place).marks[0]?.attributes).toEqual({
    'motion-id': null,
  })
  const found = (motion: Motion) =>
    pageMotions({ motions: { mt1: motion } }, 'index', markedMotions('<p>', 'fragment')).length
  expect([found(alone), found(others)]).toEqual([0, 1])
})
