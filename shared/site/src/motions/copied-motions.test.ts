import { expect, test } from 'vitest'
import { bringMotions, copiedMotionsFrom, readCopiedMotions } from './copied-motions.ts'
import { newAnimation, newMotion } from './motion.ts'

const rise = {
  ...newMotion('mt1', 'index'),
  name: 'Rise',
  instances: { mi1: { id: 'mi1', page: 'about' } },
  animations: [{ ...newAnimation('rise'), to: { y: '20' }, toOptions: { ease: 'none', onStart: 'steal()' } }],
  timeline: { defaults: { onUpdate: 'steal()', duration: '2' } },
  timelineScrollTriggerOptions: { singleOptions: { onEnter: 'steal()', pin: 'true' }, multiOptions: {} },
}
test('code stays behind wherever it stands, and everything else comes', () => {
  const { motions, hadCode } = readCopiedMotions(JSON.stringify({ mt1: rise }))
  expect(hadCode).toBe(true)
  expect(JSON.stringify(motions)).not.toContain('steal')
  expect(motions['mt1']).toMatchObject({
    name: 'Rise',
    animations: [{ to: { y: '20' }, toOptions: { ease: 'none' } }],
    timeline: { defaults: { duration: '2' } },
    timelineScrollTriggerOptions: { singleOptions: { pin: 'true' } },
  })
  expect(copiedMotionsFrom({ mt1: rise }).motions['mt1']?.animations[0]?.toOptions['onStart']).toBe('steal()')
})

test.each([
  ['no JSON', '{'],
  ['no record', '[1]'],
  ['nothing', 'null'],
  ['an id that reaches for what all objects have', `{"__proto__":${JSON.stringify(rise)}}`],
  ['an id that ends its selector', `{"a\\"]":${JSON.stringify(rise)}}`],
  ['no motion', '{"mt1":{"id":"mt1","animations":"x"}}'],
  ['too much', `{"mt1":${JSON.stringify({ ...rise, more: 'x'.repeat(2 ** 20) })}}`],
])('of a clipboard with %s nothing comes', (_what, text) => {
  expect(readCopiedMotions(text)).toEqual({ motions: {}, hadCode: false })
})

test('a motion comes once, with the instances that come along', () => {
  const marks = [
    { id: 'mt1', instance: 'mi7' },
    { id: 'mt1', instance: '' },
    { id: 'mt1', instance: '' },
    { id: 'mt9', instance: '' },
  ]
  const { motions, mains } = bringMotions({}, copiedMotionsFrom({ mt1: rise }), marks, 'home')
  const instances = { mi7: { id: 'mi7', page: 'home' } }
  expect(motions).toEqual({ mt1: { ...rise, pages: [], instances, numberTimeOfUses: 2 } })
  expect(mains).toEqual([])
})

test('an instance that comes alone moves by itself', () => {
  const alone = { id: 'mt1', instance: 'mi1' }
  const { motions, mains } = bringMotions({}, copiedMotionsFrom({ mt1: rise }), [alone], 'home')
  expect([motions['mt1']?.instances, mains]).toEqual([{}, [alone]])
})

test('what the project has is not overwritten', () => {
  const own = { mt1: { ...rise, name: 'Own' } }
  const mark = { id: 'mt1', instance: '' }
  expect(bringMotions(own, copiedMotionsFrom({ mt1: rise }), [mark], 'home').motions).toEqual({})
})
