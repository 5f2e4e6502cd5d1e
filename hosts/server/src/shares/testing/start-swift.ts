import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** OpenStack Swift with its interface of S3, one node on this machine, from Debian's packages. */
export interface RunningSwift {
  readonly origin: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  stop(): Promise<void>
}

const programs = [
  'swift-proxy-server',
  'swift-account-server',
  'swift-container-server',
  'swift-object-server',
  'memcached',
]
const ringBuilder = 'swift-ring-builder'
const packages = 'swift-proxy swift-account swift-container swift-object memcached'

/** In words why it cannot run here; null when it can. */
export function swiftIsMissing(): string | null {
  const absent = [...programs, ringBuilder].find((program) => spawnSync('which', [program]).status !== 0)
  return absent === undefined
    ? null
    : `${absent} is not installed (apt-get install --no-install-recommends ${packages})`
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const head = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
workers = 0
`

const filters = ['catch_errors', 'gatekeeper', 'cache', 's3api', 'tempauth', 'copy', 'slo', 'dlo']

/** Half a second to connect is little where two cores do everything, and one server that is slow has no other to stand in. */
const patience =
  'conn_timeout = 20\nnode_timeout = 60\nrecoverable_node_timeout = 60\nerror_suppression_limit = 1000000\n'

const proxyFile = (memcache: number) => `[pipeline:main]
pipeline = ${filters.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${patience}${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n${settings(name, memcache)}`).join('')}`

function settings(filter: string, memcache: number): string {
  if (filter === 'cache') return `memcache_servers = 127.0.0.1:${memcache}\n`
  if (filter === 's3api') return 'location = us-east-1\n'
  return filter === 'tempauth' ? 'user_test_tester = testing .admin\n' : ''
}

export async function startSwift(): Promise<RunningSwift> {
  const folder = mkdtempSync(join(tmpdir(), 'pergola-swift-'))
  mkdirSync(join(folder, 'devices', 'd1'), { recursive: true })
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  file('swift.conf', '[swift-hash]\nswift_hash_path_prefix = a\nswift_hash_path_suffix = b\n')
  const [proxy, memcache] = [await freePort(), await freePort()]
  const children: ChildProcess[] = []
  // Each looks for the others' settings in the folder of its own.
  const environment = { ...process.env, SWIFT_DIR: folder, PYTHONWARNINGS: 'ignore' }
  const start = (program: string, ...parts: string[]) =>
    children.push(spawn(program, parts, { stdio: 'ignore', env: environment }))

  start('memcached', '-u', userInfo().username, '-l', '127.0.0.1', '-p', `${memcache}`)
  for (const kind of ['account', 'container', 'object']) {
    const port = await freePort()
    const builder = join(folder, `${kind}.builder`)
    const ring = (...parts: string[]) => execFileSync(ringBuilder, [builder, ...parts], { stdio: 'ignore' })
    ring('create', '2', '1', '0')
    ring('add', `r1z1-127.0.0.1:${port}/d1`, '1')
    ring('rebalance')
    const app = `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`
    start(`swift-${kind}-server`, file(`${kind}-server.conf`, head(folder, port) + app))
  }
  start('swift-proxy-server', file('proxy-server.conf', head(folder, proxy) + proxyFile(memcache)))

  const stop = async () => {
    await Promise.all(
      children.filter(({ exitCode }) => exitCode === null).map((child) => (child.kill('SIGKILL'), once(child, 'exit'))),
    )
    rmSync(folder, { recursive: true, force: true })
  }
  const origin = `http://127.0.0.1:${proxy}`
  await answers(origin, stop)
  return { origin, accessKeyId: 'test:tester', secretAccessKey: 'testing', stop }
}

async function answers(origin: string, stop: () => Promise<void>): Promise<void> {
  for (let left = 1500; left > 0; left -= 1) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await wait(100)
  }
  await stop()
  throw new Error('startSwift: it did not begin to answer')
}
