// By its name: the editor shares it, and another file beside it would be one more that every start fetches.
import { contractNumber } from '@pergola/contracts'
import type { ServiceName } from '../services/services.ts'

/** A name that is missing here is an error of types. */
const services: Readonly<Record<ServiceName, true>> = {
  bus: true,
  navigation: true,
  dialogs: true,
  toasts: true,
  settings: true,
  commands: true,
  projects: true,
  assets: true,
  preview: true,
  codeEditor: true,
  classFinder: true,
  tailwind: true,
  shares: true,
  folders: true,
  grapes: true,
  remotes: true,
  canvas: true,
  assetPicker: true,
  animations: true,
}

function serviceProblems(field: 'needs' | 'wants', value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [`${field} must be a list of names of services`]
  return value
    .filter((name) => typeof name !== 'string' || !Object.hasOwn(services, name))
    .map(
      (name) => `${field}: there is no service ${JSON.stringify(name)}; there are ${Object.keys(services).join(', ')}`,
    )
}

/** What is wrong with what a remote exports as `remote`; `name` is that of its manifest. Nothing of it runs. */
export function definitionProblems(definition: unknown, name: string): readonly string[] {
  if (typeof definition !== 'object' || definition === null)
    return ['the module ./remote must export an object as "remote"; defineRemote of @pergola/contracts makes one']
  const { name: own, contract, needs, wants, activate } = definition as Readonly<Record<string, unknown>>
  return [
    ...(own === name ? [] : [`name must be ${JSON.stringify(name)}, as in remote.json; it is ${JSON.stringify(own)}`]),
    ...(typeof contract === 'number' ? [] : [`contract must be a number; this editor speaks ${contractNumber}`]),
    ...serviceProblems('needs', needs),
    ...(wants === undefined ? [] : serviceProblems('wants', wants)),
    ...(typeof activate === 'function' ? [] : ['activate must be a function that returns what the remote brings']),
  ]
}
