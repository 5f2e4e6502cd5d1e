import type { RemoteSetting, Services } from '@pergola/contracts'
import type { StoreApi } from 'zustand/vanilla'
import type { KeptSetting, RemotesState } from '../remote-status.ts'

export interface GuestPorts {
  readonly store: StoreApi<RemotesState>
  readonly services: Partial<Services>
}

const layoutKey = 'remote-settings'

function keptValues({ services }: GuestPorts): ReadonlyMap<string, unknown> {
  const kept = services.settings?.readLayout(layoutKey)
  return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
}

/** The switches with the values that this browser keeps; each remote hears its own before it shows anything. */
export function startSettings(ports: GuestPorts, settings: readonly RemoteSetting[]): readonly KeptSetting[] {
  const kept = keptValues(ports)
  return settings.map(({ name, label, hint, initial, apply }) => {
    const stored = kept.get(name)
    const value = typeof stored === 'boolean' ? stored : initial
    apply(value)
    return { name, label, value, apply, ...(hint !== undefined && { hint }) }
  })
}

export function setSetting(ports: GuestPorts, name: string, value: boolean): void {
  const { store, services } = ports
  const own = store.getState().list.find(({ settings }) => settings?.some((setting) => setting.name === name))
  if (!own) return
  services.settings?.writeLayout(layoutKey, { ...Object.fromEntries(keptValues(ports)), [name]: value })
  store.setState(({ list }) => ({
    list: list.map((status) => {
      if (status.name !== own.name) return status
      const settings = status.settings?.map((setting) => (setting.name === name ? { ...setting, value } : setting))
      return { ...status, settings: settings ?? [] }
    }),
  }))
  own.settings?.find((setting) => setting.name === name)?.apply(value)
}
