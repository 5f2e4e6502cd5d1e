import type { MotionJson, MotionValues } from '@pergola/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mainTarget, motionScript, newMotion, readMotion, withoutMarks } from './index.ts'
import type { Motion, MotionAnimation } from './index.ts'
import { callbackText } from './callback-text.ts'
import { resolveMotion } from './playable-motion.ts'

interface Call {
  readonly method: string
  readonly given: readonly unknown[]
}

/** Runs a page's script against a library that remembers what it was asked for. */
function runScript(
  script: string,
  window: Record<string, unknown> = {},
  present: { gsap?: boolean; scroll?: boolean } = {},
) {
  const calls: Call[] = []
  const failed: unknown[] = []
  const recorder = (): object =>
    new Proxy(
      {},
      {
        get:
          (_target, method: string) =>
          (...given: unknown[]) => {
            calls.push({ method, given })
            return recorder()
          },
      },
    )
  const trap = () => {
    throw new Error('code of a value ran')
  }
  // oxlint-disable-next-line no-implied-eval, no-new-func -- this is what a browser does with the file
  const run = new Function('gsap', 'ScrollTrigger', 'window', 'console', 'pwn', script)
  const [library, plugin] = [present.gsap === false ? undefined : recorder(), present.scroll === false ? undefined : {}]
  run(library, plugin, window, { error: (reason: unknown) => failed.push(reason) }, trap)
  return { calls, failed, window }
}

const base = newMotion('mt1', 'index')

function motionWith(animation: Partial<MotionAnimation>, more: Partial<Motion> = {}): Motion {
  return { ...base, ...more, animations: [{ ...base.animations[0]!, ...animation }] }
}

function scriptOf(...motions: Motion[]): string {
  return motionScript(
    motions.map((motion) => {
      const target = mainTarget(motion.id)
      return { motion: resolveMotion(motion, target), self: target.selector }
    }),
  )
}

const run = (...motions: Motion[]) => runScript(scriptOf(...motions))
const only = (motion: Motion) => run(motion).calls[0]

test('an animation is a from-to tween of its element', () => {
  const motion = motionWith({
    from: { x: '0' },
    to: { x: '100', opacity: '.5' },
    toOptions: { duration: '2', yoyo: 'true' },
  })
  expect(only(motion)).toEqual({
    method: 'fromTo',
    given: ['[motion-id="mt1"]', { x: 0 }, { x: 100, opacity: 0.5, duration: 2, yoyo: true }],
  })
})

test('with one side only, the other is what the element has', () => {
  expect(only(motionWith({ to: { x: 1 } }))?.method).toBe('to')
  expect(only(motionWith({ from: { x: 1 }, fromOptions: { duration: 2 } }))).toEqual({
    method: 'from',
    given: ['[motion-id="mt1"]', { x: 1, duration: 2 }],
  })
})

test('lists are values to pass through, from the first side to the second', () => {
  const motion = motionWith({ from: { x: '0' }, to: { x: ['50', '100'], y: 5 } })
  const ease = 'power1.inOut'
  expect(only(motion)?.given[1]).toEqual({
    keyframes: { x: [0, 50, 100], ease: 'none', easeEach: ease },
    y: 5,
    ease,
  })
})

test('an ease lies between each two values of a list, also one that the timeline says for all', () => {
  const each = { keyframes: { x: [0, 100, 50], ease: 'none', easeEach: 'power2.in' }, ease: 'power2.in' }
  const lists = { to: { x: ['0', '100', '50'] } }
  expect(only(motionWith({ ...lists, toOptions: { ease: 'power2.in' } }))?.given[1]).toEqual(each)
  const line = motionWith(lists, { isTimeLine: true, timeline: { defaults: { ease: 'power2.in' } } })
  expect(run(line).calls[1]?.given[1]).toEqual(each)
})

test('a timeline chains its animations, each at its place, and keeps its own scroll trigger', () => {
  const [first] = base.animations
  const animations = [
    { ...first!, to: { x: 1 }, scrollTriggerOptions: { pin: 'true' } },
    { ...first!, selector: 'self .a, .self', to: { y: 1 }, positionParameter: '<0.5' },
    { ...first!, to: { z: 1 }, positionParameter: '1.5' },
  ]
  const { calls } = run({
    ...base,
    isTimeLine: true,
    isTimelineHasScrollTrigger: true,
    timeline: { repeat: '-1', defaults: { ease: 'none' } },
    timelineScrollTriggerOptions: { singleOptions: { start: 'top top' }, multiOptions: { toggleActions: 'restart' } },
    animations,
  })
  const trigger = { trigger: '[motion-id="mt1"]', start: 'top top', toggleActions: 'restart none none none' }
  expect(calls).toEqual([
    { method: 'registerPlugin', given: [{}] },
    { method: 'timeline', given: [{ repeat: -1, defaults: { ease: 'none' }, scrollTrigger: trigger }] },
    { method: 'to', given: ['[motion-id="mt1"]', { x: 1 }] },
    { method: 'to', given: ['[motion-id="mt1"] .a, .self', { y: 1 }, '<0.5'] },
    { method: 'to', given: ['[motion-id="mt1"]', { z: 1 }, 1.5] },
  ])
})

const scrolled = motionWith({ to: { x: 1 }, scrollTriggerOptions: { pin: 'true' } })

test('where no ScrollTrigger is on the page, what hangs on scrolling plays at once, and all else as it would', () => {
  const { calls, failed } = runScript(scriptOf(scrolled, motionWith({ to: { y: 1 } })), {}, { scroll: false })
  expect([calls.map(({ method, given }) => [method, given[1]]), failed]).toEqual([
    [
      ['to', { x: 1, scrollTrigger: null }],
      ['to', { y: 1 }],
    ],
    [],
  ])
})

test('where the library itself is not on the page nothing is done, and nothing fails', () => {
  expect(runScript(scriptOf(scrolled), {}, { gsap: false })).toMatchObject({ calls: [], failed: [] })
})

test('names are published for scripts, and never over what is there', () => {
  const { window } = runScript(scriptOf(motionWith({ name: 'hero' }), motionWith({ name: 'location' })), {
    location: 1,
  })
  expect(Object.keys(window)).toEqual(['location', 'hero'])
  expect(window.location).toBe(1)
})

test('curves that the library lacks come with the script', () => {
  const bezier = only(motionWith({ to: { x: 1 }, toOptions: { ease: 'cubic-bezier(0.2, 0, 0, 1)' } }))?.given[1]
  const { ease } = bezier as { ease: (time: number) => number }
  expect([ease(0), ease(1)].map((at) => Math.round(at * 1e4) / 1e4)).toEqual([0, 1])
  expect(scriptOf(motionWith({ to: { x: 1 }, toOptions: { ease: 'power1.in' } }))).not.toContain('function bezier')
})

test('markers are for whoever makes the page', () => {
  const motion = resolveMotion(
    motionWith({ to: { x: 1 }, scrollTriggerOptions: { start: 'top', markers: 'true' } }),
    mainTarget('m'),
  )
  expect(withoutMarks(motion).tweens[0]?.scroll).toEqual({ trigger: '[motion-id="m"]', start: 'top' })
})

test('how it snaps is one option', () => {
  const motion = motionWith({ to: { x: 1 }, scrollTriggerOptions: { snap: '0.1', duration: '0.5', ease: 'none' } })
  expect(run(motion).calls[1]?.given[1]).toMatchObject({
    scrollTrigger: { snap: { snapTo: 0.1, duration: 0.5, ease: 'none' } },
  })
})

describe('callbacks', () => {
  test.each([
    ['a body', 'seen.push(1)', [1]],
    ['a function', '(self) => seen.push(self.progress)', [0.5]],
    ['a comment that is left open', 'seen.push(1) // done', [1]],
    ['a function before such a comment', '() => seen.push(1) // done', [1]],
    ['its element', "seen.push('self', self)", ['[motion-id="mt1"]', 'window']],
  ])('%s runs as a function', (_what, code, expected) => {
    const made = callbackText(code, '[motion-id="mt1"]')
    const seen: unknown[] = []
    // oxlint-disable-next-line no-implied-eval, no-new-func -- this is what a browser does with it
    new Function('seen', 'self', `return ${made}`)(seen, 'window')({ progress: 0.5 })
    expect(seen).toEqual(expected)
  })

  test('stands as deep as the script around it, and no text or template in it is changed', () => {
    const code = 'if (go) {\n  say(`one\n two ${[\n1]}\n`, "a\\\nb")\n\n}'
    const toOptions = { onStart: code, onComplete: '() => {\n  go()\n}' }
    const line = motionWith({ to: { x: 1 }, toOptions }, { isTimeLine: true, timeline: { onUpdate: 'go()' } })
    expect(scriptOf(line)).toContain(`  run(null, function () { return gsap.timeline({ onUpdate: (function () {
    go()
  }) })
    .to("[motion-id=\\"mt1\\"]", { x: 1, onStart: (function () {
      if (go) {
        say(\`one
 two \${[
      1]}
\`, "a\\
b")

      }
    }), onComplete: (() => {
      go()
    }) }); });
`)
    expect(scriptOf(motionWith({ to: { x: 1 }, toOptions: { onStart: 'go()' } }))).toContain(
      'onStart: (function () {\n    go()\n  }) }); });',
    )
  })

  test.each([
    '}); pwn(); (function () {',
    '1), pwn(), (1',
    '})(), (function () {',
    '/*',
    '`',
    'let a; let a',
    '}}}',
    '() => 1)//',
    '(() => 1)(',
  ])('what closes the function runs nothing: %s', (code) => {
    expect(run(motionWith({ to: { x: 1 }, toOptions: { onStart: code } })).calls[0]?.given[1]).toEqual({ x: 1 })
  })

  test('a callback is bound to the name its scope gives, and the scope is no option', () => {
    const made = scriptOf(motionWith({ to: { x: 1 }, toOptions: { onStart: 'go()', onStartScope: 'app.menu' } }))
    expect(made).toContain('.bind(app.menu)')
    expect(made).not.toContain('onStartScope')
    const loose = scriptOf(motionWith({ to: { x: 1 }, toOptions: { onStart: 'go()', onStartScope: 'pwn()' } }))
    expect(loose).not.toContain('pwn')
  })

  test('whatever it holds, nothing of it runs while the page starts', () => {
    const piece = fc.constantFrom(
      '}',
      '{',
      '(',
      ')',
      '`',
      '${',
      '/*',
      '*/',
      '//',
      '\n',
      'pwn()',
      ';',
      ',',
      '=>',
      '"',
      "'",
      '\\',
      '/',
      '<!--',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { failed } = run(motionWith({ to: { x: 1 }, toOptions: { onUpdate: pieces.join('') } }))
        expect(failed).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('"', "'", '`', '\\', '</script>', '${pwn()}', '\u2028', '\n', '*/', 'pwn()', '--', ')', '}'),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
)
/** A text that stands for itself: no number, no switch, no `self`. */
const plainText = hostile.map((text) => `t${text.replaceAll('self', 'own')}`)

test('every text arrives as it was typed, whatever stands in it', () => {
  fc.assert(
    fc.property(plainText, plainText, plainText, plainText, (selector, name, value, option) => {
      const script = scriptOf(motionWith({ selector, name, to: { [name]: value }, toOptions: { data: option } }))
      expect(script).not.toMatch(/<\/script|<!--/i)
      const { calls, failed } = runScript(new TextDecoder().decode(new TextEncoder().encode(script)))
      expect(failed).toEqual([])
      expect(calls).toHaveLength(1)
      // A selector is trimmed, and that is all that happens to it.
      expect(calls[0]).toEqual({ method: 'to', given: [selector.trim(), { [name]: value, data: option }] })
    }),
  )
})

const anyValue: fc.Arbitrary<MotionJson> = fc.letrec<{ value: MotionJson }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    hostile,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(hostile, fc.constant('__proto__')), tie('value'), {
      maxKeys: 3,
    }) as fc.Arbitrary<MotionValues>,
  ),
})).value

test('any record gives a script that starts, and calls nothing but the library', () => {
  const values = fc.dictionary(hostile, anyValue, { maxKeys: 4 })
  const record = fc.record({
    id: fc.string({ minLength: 1 }),
    name: hostile,
    isTimeLine: fc.boolean(),
    timeLineName: hostile,
    timeline: values,
    isTimelineHasScrollTrigger: fc.boolean(),
    timelineScrollTriggerOptions: fc.record({ singleOptions: values, multiOptions: values }),
    isSplitText: fc.boolean(),
    splitText: fc.dictionary(fc.oneof(hostile, fc.constantFrom('type', 'tag', 'wordDelimiter', 'onSplit')), anyValue),
    splitTextSelector: hostile,
    splitTextName: hostile,
    animations: fc.array(
      fc.record({
        name: hostile,
        selector: fc.oneof(hostile, fc.constantFrom('chars', 'words', 'lines')),
        from: values,
        to: values,
        toOptions: values,
        positionParameter: hostile,
      }),
      { maxLength: 3 },
    ),
  })
  fc.assert(
    fc.property(record, (given) => {
      const motion = readMotion(given)!
      expect(run(motion).failed).toEqual([])
    }),
  )
})
