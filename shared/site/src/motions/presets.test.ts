import { describe, expect, test } from 'vitest'
import {
  canExpress,
  findPreset,
  mainTarget,
  motionPresets,
  motionScript,
  ownMotionScript,
  playableMotion,
  presetChoice,
  presetMotion,
  usualChoice,
  withChoice,
  withoutPreset,
} from './index.ts'
import { resolveMotion } from './playable-motion.ts'

const made = (id: string, more = {}) => {
  const preset = findPreset(id)!
  return presetMotion(preset, { ...usualChoice(preset), ...more }, 'mt1', 'index')
}
const all = motionPresets.flatMap((preset) => preset.starts.map((when) => [preset.id, when] as const))
const scripted = (motion: ReturnType<typeof made>) => {
  const target = mainTarget(motion.id)
  return [{ motion: resolveMotion(motion, target), self: target.selector }]
}

describe('a motion of a preset', () => {
  test('is called by what it does, until a person calls it otherwise', () => {
    const motion = made('up')
    expect(motion.name).toBe('Fade up when it comes into view')
    const choice = presetChoice(motion)!
    expect(withChoice(motion, { ...choice, when: 'load' }).name).toBe('Fade up on load')
    expect(withChoice({ ...motion, name: 'Entrance' }, { ...choice, when: 'load' }).name).toBe('Entrance')
  })

  test.each(all)('%s %s is what the record says, and reads as the same choice', (id, when) => {
    const motion = made(id, { when, duration: 2, delay: 0.5 })
    expect(motion.animations[0]?.toOptions).toMatchObject({ duration: '2', delay: '0.5' })
    expect(presetChoice(JSON.parse(JSON.stringify(motion)))).toMatchObject({ id, when, duration: 2, delay: 0.5 })
    expect(motion.start).toBe(when === 'hover' || when === 'click' ? when : undefined)
    expect(Object.keys(motion.animations[0]!.scrollTriggerOptions).length > 0).toBe(
      when === 'view' || when === 'scroll',
    )
  })

  test('is shown by the small engine but for texts that are taken apart or counted', () => {
    const foreign = all.filter(([id, when]) => {
      const motion = playableMotion(made(id, { when }), mainTarget('mt1'))
      return !canExpress([motion], () => [{ name: 'p', attributes: [{ name: 'motion-id', value: 'mt1' }] }])
    })
    expect([...new Set(foreign.map(([id]) => id))]).toEqual(['words', 'count'])
  })

  test('goes as far as it is told, and keeps instances and uses when that is changed', () => {
    const instances = { mi1: { id: 'mi1', page: 'about' } }
    const motion = { ...made('up'), instances, pages: ['index', 'about'] }
    const next = withChoice(motion, { ...presetChoice(motion)!, distance: 90 })
    expect(next).toMatchObject({ instances, pages: ['index', 'about'], animations: [{ from: { y: '90' } }] })
  })

  test('that was changed by hand, or is of no preset that is known, has no choice', () => {
    expect(presetChoice(withoutPreset(made('up')))).toBeNull()
    expect(presetChoice({ preset: { ...presetChoice(made('up'))!, id: 'gone' } })).toBeNull()
    expect(presetChoice({ preset: { ...presetChoice(made('lift'))!, when: 'scroll' } })).toBeNull()
    expect(presetChoice({ preset: 5 as never })).toBeNull()
    expect(presetChoice({ preset: { ...presetChoice(made('up'))!, duration: Number.NaN } })?.duration).toBe(0.7)
  })
})

describe('a motion that waits', () => {
  test('stands still until it is started, in the script of either engine', () => {
    const own = ownMotionScript(scripted(made('lift')))
    expect(own).toContain('"paused":true,"start":{"on":"hover","by":"[motion-id=\\"mt1\\"]"}')
    const gsap = motionScript(scripted(made('lift', { when: 'click' })))
    expect(gsap).toMatch(/waiting\(gsap\.fromTo\(.*paused: true \}\), "\[motion-id=\\"mt1\\"\]", "click"\)/)
    expect(motionScript(scripted(made('up')))).not.toContain('waiting')
  })
})
