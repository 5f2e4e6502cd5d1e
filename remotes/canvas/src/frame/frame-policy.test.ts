import { expect, test } from 'vitest'
import { framePolicy, publicHosts } from './frame-policy.ts'

test.each([
  ['a host in a link', '<link href="https://fonts.example-cdn.com/css2">', ['fonts.example-cdn.com']],
  ['a host without a scheme', '<img src="//cdn.site.org/a.png">', ['cdn.site.org']],
  ['a host in css', "a{background:url('https://img.site.io/x.png')}", ['img.site.io']],
  ['an address by number is left out', '<img src="http://192.168.0.1/x.png">', []],
  ['a public name that leads to this machine is left out', '<img src="https://127.0.0.1.nip.io/x.png">', []],
  ['a name of the local network is left out', '<img src="http://printer.local/x.png">', []],
  ['a single name is left out', '<img src="http://localhost/x.png">', []],
  ['a host with a port is left out', '<img src="https://db.site.org:9200/x.png">', []],
  ['each host once, sorted', 'https://b.org/ https://a.org/ https://B.org/', ['a.org', 'b.org']],
])('%s', (_rule, text, expected) => {
  expect(publicHosts(text)).toEqual(expected)
})

test('of more hosts than a page can need the first are taken', () => {
  const text = Array.from({ length: 5000 }, (_, index) => `https://h${index}.site.org/`).join(' ')
  expect(publicHosts(text).length).toBe(200)
})

test('without hosts a restricted page reaches the project alone', () => {
  const policy = framePolicy({ origin: 'https://editor.site', restricted: true, hosts: [] })
  expect(policy).not.toMatch(/https?:\/\/(?!editor\.site)|https:(?=[; ]|$)/)
})

test('no policy lets a script run, restricted or not', () => {
  for (const restricted of [true, false]) {
    const policy = framePolicy({ origin: 'https://editor.site', restricted, hosts: ['a.org'] })
    expect(policy).toContain("script-src 'none'")
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|https:)/)
  }
})

test('a restricted page reaches only the project and the named hosts', () => {
  const policy = framePolicy({ origin: 'https://editor.site', restricted: true, hosts: ['a.org'] })
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('img-src https://editor.site data: blob: https://a.org;')
})
