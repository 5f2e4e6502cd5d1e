import type { Project } from '@pergola/contracts'
import { createFakeCanvas, createFakeMotionPlayback, createFakeToasts } from '@pergola/contracts/testing'
import { instanceTarget, newAnimation, newMotion } from '@pergola/site/motions'
import { expect, test } from 'vitest'
import { playbackCommands } from './playback-commands.ts'

const motion = {
  ...newMotion('mt1', 'index'),
  animations: [{ ...newAnimation('rise'), to: { y: '20' } }],
  instances: { in1: { id: 'in1', page: 'index' } },
}
const gone = { ...motion, id: 'mt2', instances: {} }

function setUp(motions: Project['motions'] = { mt1: motion, mt2: gone }) {
  const project = { name: 'Site', pages: {}, motions } as unknown as Project
  const page = {
    tag: 'body',
    children: [
      { tag: 'p', attributes: { 'motion-id': 'mt1' } },
      { tag: 'p', attributes: { 'motion-id': 'mt1', 'motion-instance-id': 'in1' } },
    ],
  }
  const fake = createFakeCanvas({ page, project })
  const playback = createFakeMotionPlayback()
  const toasts = createFakeToasts()
  const canvas = { ...fake, motions: playback }
  const commands = playbackCommands({ canvas, toasts })
  const command = (name: string) => commands.find((each) => each.name === name)!
  return { canvas, playback, toasts, command }
}

test('all motions of the page are played, each instance by itself, and killed', async () => {
  const { playback, command } = setUp()
  expect(command('motions.kill').when?.()).toBe(false)
  await command('motions.run').run()
  expect(playback.calls).toEqual(['play mt1', 'play in1'])
  expect(playback.played[1]?.tweens[0]?.selector).toBe(instanceTarget('in1').selector)
  expect(command('motions.kill').when?.()).toBe(true)
  command('motions.kill').run()
  expect(command('motions.kill').when?.()).toBe(false)
})

test.each([
  ['somebody kills all', ({ command }: ReturnType<typeof setUp>) => command('motions.kill').run()],
  [
    'the page is another one',
    ({ canvas }: ReturnType<typeof setUp>) => canvas.state.set({ document: { projectId: '1', pageName: 'about' } }),
  ],
])('no further motion begins once %s', async (_what, act) => {
  const opened = setUp()
  const { play } = opened.playback
  opened.playback.play = async (given) => {
    const outcome = await play(given)
    act(opened)
    return outcome
  }
  await opened.command('motions.run').run()
  expect(opened.playback.calls.filter((call) => call.startsWith('play'))).toEqual(['play mt1'])
  expect(opened.toasts.shown).toEqual([])
})

test('the element that is selected plays its own', async () => {
  const { canvas, playback, command } = setUp()
  const [, instance] = canvas.find('p')
  expect(command('motion.play').when?.()).toBe(false)
  canvas.select([instance!])
  expect(command('motion.play').when?.()).toBe(true)
  await command('motion.play').run()
  expect(playback.calls).toEqual(['play in1'])
  expect(command('motion.kill').when?.()).toBe(true)
})

test('a project without motions offers none', () => {
  expect(setUp({}).command('motions.run').when?.()).toBe(false)
})
