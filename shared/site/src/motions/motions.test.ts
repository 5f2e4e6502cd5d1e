import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  easeCurve,
  markedMotions,
  newMotion,
  pageMotions,
  playableMotion,
  mainTarget,
  readMotion,
  triggerMarks,
  typedValue,
  valueText,
} from './index.ts'

test.each([
  ['0, 100, 50', ['0', '100', '50']],
  ['rgb(0, 0, 0)', 'rgb(0, 0, 0)'],
  ['rgb(0, 0, 0), red', ['rgb(0, 0, 0)', 'red']],
  [' 5 ,, ', '5'],
  ['', ''],
])('%j is typed as %j', (text, value) => expect(typedValue(text)).toEqual(value))

test('a value reads as it was typed', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z0-9.#%-]+$/)), (parts) => {
      expect(valueText(typedValue(parts.join(', ')))).toBe(parts.join(', '))
    }),
  )
})

describe('a motion from outside', () => {
  test.each([[null], [1], [[]], [{}], [{ id: 'mt1' }], [{ id: '', animations: [] }], [{ id: 'mt1', animations: {} }]])(
    '%j is none',
    (given) => expect(readMotion(given)).toBeNull(),
  )

  test('what is missing or wrong in it is nothing; keys of later versions stay', () => {
    const read = readMotion({
      id: 'mt1',
      animations: [{ to: { x: 1, y: undefined }, from: 3, later: 1 }, null, 'x'],
      later: [1],
    })
    const { animations, ...motion } = newMotion('mt1', 'index')
    expect(read).toEqual({
      ...motion,
      name: '',
      numberTimeOfUses: 0,
      pages: [],
      later: [1],
      animations: [{ ...animations[0], name: '', to: { x: 1 }, later: 1 }],
    })
  })

  test('anything at all is read or refused, and read the same again', () => {
    fc.assert(
      fc.property(fc.anything(), fc.jsonValue(), (given, json) => {
        for (const each of [given, json, { id: 'a', animations: [given, json], timeline: given, instances: json }]) {
          const read = readMotion(each)
          if (read) expect(readMotion(read)).toEqual(read)
        }
      }),
    )
  })
})

describe('what runs on a page', () => {
  const stored = { ...newMotion('mt1', 'index'), instances: { a: { id: 'a', page: 'about' } } }
  const on = (page: string, html: string, motion: object = stored) =>
    pageMotions({ motions: { mt1: motion, broken: 5 } }, page, markedMotions(html, 'fragment')).map(({ self }) => self)

  test.each([
    ['its element stands there', 'other', '<p motion-id="mt1">', ['[motion-id="mt1"]']],
    [
      'an instance stands there',
      'about',
      '<p main-motion-id="mt1" motion-instance-id="a">',
      ['[motion-instance-id="a"]'],
    ],
    ['neither', 'index', '<p>', []],
    ['in a comment', 'index', '<!-- <p motion-id="mt1"> -->', []],
    ['an instance that the record does not know', 'index', '<p motion-instance-id="b">', []],
  ])('%s', (_what, page, html, expected) => expect(on(page, html)).toEqual(expected))

  test('a motion of other elements runs where it is listed', () => {
    const others = { ...stored, animations: [{ ...stored.animations[0], selector: '.card' }] }
    expect(on('index', '<p>', others)).toHaveLength(1)
    expect(on('about', '<p>', others)).toEqual([])
    expect(on('index', '<p>', { ...others, excludes: ['index'] })).toEqual([])
  })
})

test('what the canvas plays holds no code', () => {
  const [first] = newMotion('mt1', 'index').animations
  const code = { onStart: 'alert(1)', onStartParams: ['a'], onStartScope: 'x' }
  const motion = playableMotion(
    {
      ...newMotion('mt1', 'index'),
      isTimeLine: true,
      timeline: code,
      animations: [{ ...first!, toOptions: { ...code, duration: 1, scrollTrigger: code } }],
    },
    mainTarget('mt1'),
  )
  expect(JSON.stringify(motion)).not.toMatch(/on[A-Z]/)
})

const families = ['power1', 'power2', 'power3', 'power4', 'back', 'elastic', 'bounce', 'circ', 'expo', 'sine']
const named = families.flatMap((name) => [name, `${name}.in`, `${name}.out`, `${name}.inOut`])
test.each([
  ...named,
  'none',
  'linear',
  'slowMo',
  'rough',
  'steps',
  'steps(4)',
  'cubic-bezier(0.1, 2, 0.9, -1)',
  'ease',
  'ease-in-out',
])('%s goes from 0 to 1', (name) => {
  const curve = easeCurve(name)!
  expect(curve(0)).toBeCloseTo(0, 3)
  expect(curve(1)).toBeCloseTo(1, 3)
})

test('instances that are none are left out', () => {
  const instances = { a: { id: 'a', page: 'index' }, b: 5, c: null }
  expect(readMotion({ id: 'mt1', animations: [], instances })?.instances).toEqual({ a: instances.a })
})

test('marks of the body of a page count', () => {
  const { mains, instances } = markedMotions('', 'fragment', { 'motion-id': 'mt1', 'motion-instance-id': 'mi1' })
  expect([...mains, ...instances]).toEqual(['mt1', 'mi1'])
})

test('the whole time is that of all rounds and pauses; only triggers with markers are marked', () => {
  const [first] = newMotion('mt1', 'index').animations
  const toOptions = { totalDuration: '5', repeat: '1', repeatDelay: '1' }
  const marked = (scrollTriggerOptions: object) => {
    const animations = [{ ...first!, toOptions, scrollTriggerOptions: { ...scrollTriggerOptions } }]
    return playableMotion({ ...newMotion('mt1', 'index'), animations }, mainTarget('mt1'))
  }
  expect(marked({}).tweens[0]?.options['duration']).toBe(2)
  expect(triggerMarks(marked({ start: 'top' }))).toEqual([])
  expect(triggerMarks(marked({ start: 'top', markers: { startColor: 'blue' } }))[0]?.look).toMatchObject({
    startColor: 'blue',
    endColor: 'red',
  })
})
