import { expect, test } from 'vitest'
import { canvasFrameHeaders, canvasFramePolicy, editorPolicy, policyAt } from './editor-policy.ts'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((entry) => entry.startsWith(`${name} `))
    ?.slice(name.length + 1)

const plain = editorPolicy({
  previewOrigins: ['http://*.localhost:4174', 'http://localhost:4174'],
  remoteOrigins: [],
  connectOrigins: [],
})

test('only files of our own run: nothing inline, nothing evaluated, no plugin, nobody around it', () => {
  expect(directive(plain, 'default-src')).toBe("'none'")
  expect(directive(plain, 'script-src')).toBe("'self'")
  expect(directive(plain, 'object-src')).toBe("'none'")
  expect(directive(plain, 'frame-ancestors')).toBe("'none'")
  expect(directive(plain, 'worker-src')).toBe("'self'")
  expect(plain).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
})

test('only where previews run may be framed', () => {
  expect(directive(plain, 'frame-src')).toBe("'self' http://*.localhost:4174 http://localhost:4174")
})

test('a configured origin may bring code, and workers by way of a blob; no other may', () => {
  const policy = editorPolicy({
    previewOrigins: [undefined, null],
    remoteOrigins: ['https://r.example'],
    connectOrigins: [],
  })
  expect(directive(policy, 'script-src')).toBe("'self' https://r.example")
  expect(directive(policy, 'worker-src')).toBe("'self' blob: https://r.example")
})

test('in the page the canvas draws into nothing runs, and only the editor may frame it', () => {
  expect(directive(canvasFramePolicy, 'default-src')).toBe("'none'")
  expect(directive(canvasFramePolicy, 'script-src')).toBe("'none'")
  expect(directive(canvasFramePolicy, 'frame-ancestors')).toBe("'self'")
})

test('a document connects to ourselves and to who is configured; a worker that asks for it, to any server over https', () => {
  const sources = { previewOrigins: [], remoteOrigins: ['https://r.example'], connectOrigins: ['http://localhost:9'] }
  const own = "'self' data: blob: https://r.example http://localhost:9"
  for (const path of [
    '/',
    '/workspace',
    '/app/code.worker-a1_B-.js',
    '/app/elsewhere.worker-a.js/x',
    '/project-files/1/sw.js',
  ])
    expect(directive(policyAt(path, sources), 'connect-src')).toBe(own)
  for (const path of [
    '/sw.js',
    '/app/elsewhere.worker-a1_B-.js',
    '/app/shares.worker-x.js',
    '/app/publish.worker-x.js',
  ])
    expect(directive(policyAt(path, sources), 'connect-src')).toBe(own.replace("'self'", "'self' https:"))
})

test('the page the canvas draws into offers no tools and reaches no local network', () => {
  for (const feature of ['tools', 'geolocation', 'local-network-access', 'loopback-network'])
    expect(canvasFrameHeaders['permissions-policy']).toContain(`${feature}=()`)
})

test('only the workers that make pictures and fonts smaller compile WebAssembly, and evaluate nothing', () => {
  const sources = { previewOrigins: [], remoteOrigins: [], connectOrigins: [] }
  const scripts = (path: string) => directive(policyAt(path, sources), 'script-src')
  expect(scripts('/app/picture-variants.worker-AbC_1.js')).toBe("'self' 'wasm-unsafe-eval'")
  expect(scripts('/app/late/font-subsets.worker-AbC_1.js')).toBe("'self' 'wasm-unsafe-eval'")
  expect(scripts('/app/projects.worker-AbC_1.js')).toBe("'self'")
  expect(scripts('/editor')).toBe("'self'")
})
