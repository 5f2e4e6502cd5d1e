import { expect, test } from 'vitest'
import { createBrowserAddress } from './browser-address.ts'

test('a step is told, and Back returns to where it came from', async () => {
  window.history.replaceState(null, '', '/workspace/')
  const address = createBrowserAddress(window)
  const seen: string[] = []
  const end = address.subscribe((path) => seen.push(path))
  expect(address.path).toBe('/workspace')

  const entries = window.history.length
  address.go('/add-blocks')
  address.go('/add-blocks')
  expect(window.history.length).toBe(entries + 1)
  address.go('/edite/styling', 'replace')
  expect(window.history.length).toBe(entries + 1)
  window.dispatchEvent(new PopStateEvent('popstate'))
  end()
  address.go('/workspace')
  expect(seen).toEqual(['/add-blocks', '/add-blocks', '/edite/styling', '/edite/styling'])
})
