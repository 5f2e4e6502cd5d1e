import { describe, expect, test } from 'vitest'
import { isPrivateHost } from './private-host.ts'

const list = (names: string) => names.trim().split(/\s+/)

describe('isPrivateHost', () => {
  test.each(
    list(`
      127.0.0.1 127.1 2130706433 0x7f000001 0x7f.1 017700000001 0177.0.0.1 127.0.0.1. 0.0.0.0 0 10.1.2.3
      100.64.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.0.1 198.18.0.1 224.0.0.1
      255.255.255.255 192.0.2.1 １２７.0.0.1`),
  )('the IPv4 address %s is private in any spelling', (host) => expect(isPrivateHost(host)).toBe(true))

  test.each(
    list(`
      [::1] [::] [0:0:0:0:0:0:0:1] [fc00::1] [fd12:3456::1] [fe80::1] [fec0::1] [ff02::1]
      [::ffff:192.168.0.1] [::ffff:8.8.8.8] [::127.0.0.1] [64:ff9b::10.0.0.1] [2002:c0a8:1::1]
      [2001:db8::1] [2001::1]`),
  )('the IPv6 address %s is private', (host) => expect(isPrivateHost(host)).toBe(true))

  test.each(
    list(`
      localhost LOCALHOST localhost. printer a.localhost router.local db.internal x.home.arpa wiki.corp
      nas.lan fritz.home a.test b.example 1.0.0.127.in-addr.arpa x.onion`),
  )('the name "%s" belongs to a local network', (host) => expect(isPrivateHost(host)).toBe(true))

  test.each(
    list(`
      127.0.0.1.nip.io 127-0-0-1.nip.io 7f000001.nip.io app.10.0.0.1.sslip.io --1.sslip.io lvh.me
      a.localtest.me 192.168.1.1.xip.io 192-168-0-1.service.net x.10.0.0.7.service.net
      10-0-0-1.0123456789abcdef.plex.direct 7f000001.c0a80001.rbndr.us`),
  )('the public name %s leads to a private address', (host) => expect(isPrivateHost(host)).toBe(true))

  test.each(['', 'a b', 'a/b', 'a@b.org', '[::g]', '999.1.1.1', '%'])(
    'what is no host, "%s", counts as private',
    (host) => expect(isPrivateHost(host)).toBe(true),
  )

  test.each(
    list(`
      8.8.8.8 134744072 172.32.0.1 192.167.255.255 [2606:4700::1111] [2002:808:808::1] site.org
      cdn.site.org. local.site.org test.example-cdn.com nip.io.site.org anip.io münchen.de
      v1-2-3-4.site.org ec2-8-8-8-8.service.net [64:ff9b::808:808] a1.2.3.4b.org`),
  )('%s is public', (host) => expect(isPrivateHost(host)).toBe(false))
})
