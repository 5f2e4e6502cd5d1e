import type { Dispose, RemoteContribution, Services, SlotName } from '@pergola/contracts'
import { combine } from '@pergola/contracts'
import type { StoreApi } from 'zustand/vanilla'
import { messages } from './messages.ts'
import type { RemotesState } from './remote-status.ts'

const refuse = () => false

/** A stranger gets to read the services, late ones included, never to replace one. */
export function readOnly(services: Partial<Services>): Partial<Services> {
  return new Proxy(services, { set: refuse, deleteProperty: refuse, defineProperty: refuse })
}

/** Puts what remotes bring where the others find it. Who comes second to a name is refused, aloud. */
export function createContributions(store: StoreApi<RemotesState>, services: Partial<Services>) {
  const ends: Dispose[] = []

  function acceptServices(remote: string, offered: Partial<Services>) {
    for (const [name, service] of Object.entries(offered)) {
      if (name in services) console.warn(messages.refusedService(remote, name))
      else Object.assign(services, { [name]: service })
    }
  }

  function acceptViews(remote: string, offered: NonNullable<RemoteContribution['views']>) {
    const views = { ...store.getState().views }
    for (const [name, View] of Object.entries(offered)) {
      const slot = name as SlotName
      const taken = views[slot]
      if (taken) console.warn(messages.refusedView(remote, slot, taken.remote))
      else if (View) views[slot] = { remote, View }
    }
    store.setState({ views })
  }

  /** In the order of remotes.json: who was quicker today is no reason for a place on the rail. */
  function acceptPanels(remote: string, offered: NonNullable<RemoteContribution['panels']>) {
    store.setState(({ list, panels }) => {
      const order = list.map(({ name }) => name)
      const all = [...panels, ...offered.map((panel) => ({ ...panel, remote }))]
      return { panels: all.toSorted((one, other) => order.indexOf(one.remote) - order.indexOf(other.remote)) }
    })
  }

  return {
    accept(remote: string, { services: provided, views, panels, commands, dispose }: RemoteContribution) {
      acceptServices(remote, provided ?? {})
      acceptViews(remote, views ?? {})
      if (panels) acceptPanels(remote, panels)
      if (commands && services.commands) ends.push(services.commands.register(commands))
      if (dispose) ends.push(dispose)
    },
    dispose: () => combine(...ends.splice(0))(),
  }
}
