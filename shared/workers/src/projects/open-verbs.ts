import { succeed } from '@pergola/contracts'
import type { Handlers } from '../calls/answer.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { openProjectOf } from './open-project-of.ts'
import type { World } from './world.ts'

export function openVerbs(
  world: World,
): Pick<Handlers<ProjectVerbs>, 'open' | 'close' | 'yield' | 'follow' | 'read' | 'readMany'> {
  return {
    async open({ id, taking }) {
      const opened = await world.open(id, taking)
      return opened.ok ? succeed(openProjectOf(opened.value)) : opened
    },
    close: () => world.close(),
    async yield() {
      const reader = await world.yield()
      return reader && openProjectOf(reader)
    },
    async follow() {
      const disk = world.current()
      if (disk?.role !== 'reader') return null
      await disk.follow()
      return openProjectOf(disk)
    },
    read: async ({ path }) => (await world.current()?.read(path)) ?? null,
    async readMany({ paths }) {
      const found = [...((await world.current()?.bytes(paths)) ?? [])]
      const sizes = new Map(found.map(([path, bytes]) => [path, bytes.length]))
      return { whole: new Blob(found.map(([, bytes]) => bytes)), sizes }
    },
  }
}
