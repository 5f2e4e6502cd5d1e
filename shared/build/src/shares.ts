import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * One copy of each in the window. Subpaths count as packages of their own: without them a remote brings a second
 * renderer. Nothing else is shared: whatever keeps no identity may be there twice.
 */
const sharedPackages = [
  { request: 'react', package: 'react' },
  { request: 'react/jsx-runtime', package: 'react' },
  { request: 'react-dom', package: 'react-dom' },
  { request: 'react-dom/client', package: 'react-dom' },
  { request: '@pergola/contracts', package: '@pergola/contracts' },
  { request: '@pergola/ui', package: '@pergola/ui' },
] as const

export const sharedRequests: readonly string[] = sharedPackages.map(({ request }) => request)

function versionOf(name: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(repository, 'node_modules', name, 'package.json'), 'utf8'))
  return (manifest as { version: string }).version
}

/** `provider: 'host'` leaves the copies to the shell, so that a remote carries no unused fallback of 70 kB. */
export function shares(provider: 'here' | 'host') {
  return Object.fromEntries(
    sharedPackages.map(({ request, package: name }) => {
      const version = versionOf(name)
      const share = { singleton: true, version, requiredVersion: `^${version}` }
      return [request, provider === 'host' ? { ...share, import: false as const } : share]
    }),
  )
}
