import { expect, test } from 'vitest'
import { OptionProblem } from './option-problem.ts'
import { readOptions } from './server-options.ts'

const read = (environment: Record<string, string>) => readOptions(environment, '/suite/hosts/server/dist')

test('without settings it listens on this machine only, with a sandbox beside it', () => {
  expect(read({})).toMatchObject({ host: 'localhost', port: 4173, sandboxPort: 4174, suite: '/suite/dist' })
})

test('one origin is a choice', () => {
  expect(read({ SANDBOX_PORT: 'off' }).sandboxPort).toBeNull()
})

test('one number for both ports is said by their names; zero is a free one for each', () => {
  expect(() => read({ PORT: '5000', SANDBOX_PORT: '5000' })).toThrow('PORT and SANDBOX_PORT are both 5000')
  expect(() => read({ PORT: '4174' })).toThrow('PORT and SANDBOX_PORT are both 4174')
  expect(read({ PORT: '0', SANDBOX_PORT: '0' })).toMatchObject({ port: 0, sandboxPort: 0 })
  expect(read({ PORT: '4174', SANDBOX_PORT: 'off' })).toMatchObject({ port: 4174, sandboxPort: null })
})

test('origins are reduced to what a policy can hold', () => {
  expect(read({ REMOTE_ORIGINS: 'https://a.example/, https://b.example:8443' }).remoteOrigins).toEqual([
    'https://a.example',
    'https://b.example:8443',
  ])
})

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SANDBOX_PORT', '-1'],
  ['REMOTE_ORIGINS', 'https://a.example/path'],
  ['REMOTE_ORIGINS', "'unsafe-eval'"],
  ['SANDBOX_ORIGIN', 'javascript:alert(1)'],
  ['CONNECT_ORIGINS', 'example.org; script-src *'],
  ['SHARE', 'maybe'],
  ['SHARE_DAYS', '0'],
  ['SHARE_MEGABYTES', 'many'],
  ['SHARE_S3_URL', 'https://s3.example.org'],
  ['SHARE_S3_URL', 'https://s3.example.org/bucket'],
  ['SHARE_UPLOAD_URL', 'javascript:alert(1)'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(OptionProblem)
  expect(() => read({ [name]: value })).toThrow(name)
})

test('downloads from a store come through this server or from the store, and from nowhere else', () => {
  const store = { SHARE_S3_URL: 'https://s3.example.org/bucket', SHARE_S3_KEY: 'key', SHARE_S3_SECRET: 'secret' }
  expect(read(store)).toMatchObject({ share: { s3: { presigned: false } } })
  expect(read({ ...store, SHARE_S3_DOWNLOADS: 'presigned' })).toMatchObject({
    share: { s3: { presigned: true } },
    connectOrigins: ['https://s3.example.org'],
  })
  expect(() => read({ ...store, SHARE_S3_DOWNLOADS: 'sometimes' })).toThrow('SHARE_S3_DOWNLOADS')
  // No browser would follow there.
  const open = { ...store, SHARE_S3_URL: 'http://s3.example.org/bucket' }
  expect(read(open)).toMatchObject({ connectOrigins: [], share: { s3: { presigned: false } } })
  expect(() => read({ ...open, SHARE_S3_DOWNLOADS: 'presigned' })).toThrow('https')
})

test('one origin for each project is a star, and the editor must then be named', () => {
  const star = 'https://*.preview.example.org'
  expect(read({ SANDBOX_ORIGIN: star, EDITOR_ORIGINS: 'https://e.example' })).toMatchObject({ projectOrigins: star })
  expect(() => read({ SANDBOX_ORIGIN: star })).toThrow('EDITOR_ORIGINS')
  expect(() => read({ SANDBOX_ORIGIN: 'https://*.*.example.org', EDITOR_ORIGINS: 'https://e.example' })).toThrow(
    'SANDBOX_ORIGIN',
  )
})
