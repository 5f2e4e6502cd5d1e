import { channelName } from '@pergola/contracts'
import type { Bus, BusFact, BusFacts, Dispose } from '@pergola/contracts'
import * as v from 'valibot'

/** The bus of one tab. It hears facts about the workspace, and those of the one project it follows. */
export interface TabBus extends Bus {
  /** As `on`, but deaf to what this tab says itself. */
  onOther: Bus['on']
  follow(projectId: string | null): void
  dispose: Dispose
}

const ofProject = v.object({ projectId: v.string() })

const schemas = {
  'project.saved': v.object({ projectId: v.string(), revision: v.number(), paths: v.array(v.string()) }),
  'project.created': ofProject,
  'project.changed': ofProject,
  'project.removed': ofProject,
  'assets.changed': ofProject,
  'screenshot.stored': ofProject,
  'writer.requested': v.object({ projectId: v.string(), tab: v.string() }),
  'writer.released': ofProject,
  'pv:mount': ofProject,
  'pv:unmount': ofProject,
  'storage.cleared': v.object({}),
} satisfies Record<BusFact, v.GenericSchema>

const onProjectChannel: ReadonlySet<string> = new Set<BusFact>([
  'project.saved',
  'assets.changed',
  'writer.requested',
  'writer.released',
  'pv:mount',
  'pv:unmount',
])

interface Listeners {
  add(fact: BusFact, listener: (payload: never) => void): Dispose
  tell(fact: BusFact, payload: unknown): void
}

function createListeners(): Listeners {
  const byFact = new Map<BusFact, Set<(payload: never) => void>>()
  return {
    add(fact, listener) {
      const listeners = byFact.get(fact) ?? new Set()
      byFact.set(fact, listeners)
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(fact, payload) {
      for (const listener of byFact.get(fact) ?? []) listener(payload as never)
    },
  }
}

function isFact(name: unknown): name is BusFact {
  return typeof name === 'string' && Object.hasOwn(schemas, name)
}

/** Null for what is not a fact of ours: another version of the product may be open in the next tab. */
export function parseFact(message: unknown): { fact: BusFact; payload: unknown } | null {
  if (typeof message !== 'object' || message === null) return null
  const { fact, payload } = message as { fact?: unknown; payload?: unknown }
  if (!isFact(fact)) return null
  const parsed = v.safeParse(schemas[fact], payload)
  return parsed.success ? { fact, payload: parsed.output } : null
}

function send(channel: BroadcastChannel, fact: BusFact, payload: BusFacts[BusFact]) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage({ fact, payload })
}

export function createBus(): TabBus {
  const listeners = createListeners()
  const others = createListeners()
  let followed: { projectId: string; channel: BroadcastChannel } | null = null

  function open(name: string): BroadcastChannel {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', (event: MessageEvent<unknown>) => {
      const message = parseFact(event.data)
      if (!message) return
      others.tell(message.fact, message.payload)
      listeners.tell(message.fact, message.payload)
    })
    return channel
  }

  const workspace = open(channelName())

  function post(fact: BusFact, payload: BusFacts[BusFact]) {
    if (!onProjectChannel.has(fact) || !('projectId' in payload)) return send(workspace, fact, payload)
    const { projectId } = payload
    if (followed?.projectId === projectId) return send(followed.channel, fact, payload)
    const once = new BroadcastChannel(channelName(projectId))
    send(once, fact, payload)
    once.close()
  }

  function follow(projectId: string | null) {
    if (followed?.projectId === projectId) return
    followed?.channel.close()
    followed = projectId === null ? null : { projectId, channel: open(channelName(projectId)) }
  }

  return {
    emit(fact, payload) {
      post(fact, payload)
      listeners.tell(fact, payload)
    },
    on: (fact, listener) => listeners.add(fact, listener as (payload: never) => void),
    onOther: (fact, listener) => others.add(fact, listener as (payload: never) => void),
    follow,
    dispose() {
      follow(null)
      workspace.close()
    },
  }
}
