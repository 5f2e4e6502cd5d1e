import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-dev-shm-usage',
]

/** A browser of its own on a profile of its own, without a debugger that could delay its end. */
export function startBrowser({ executable, profile, url }) {
  const child = spawn(executable, [...flags, `--user-data-dir=${profile}`, url], { stdio: 'ignore' })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  /** The whole tree at once: no process of it gets to finish anything. */
  function signal(name) {
    for (const pid of [child.pid, ...descendants(child.pid)]) {
      try {
        process.kill(pid, name)
      } catch {
        // It has ended by itself.
      }
    }
  }
  return {
    exited,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    usedSeconds: () => [child.pid, ...descendants(child.pid)].reduce((sum, pid) => sum + secondsOf(pid), 0),
    freeze: () => signal('SIGSTOP'),
    async kill() {
      signal('SIGKILL')
      await exited
    },
  }
}

function descendants(root) {
  const children = new Map()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(name)
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const found = []
  const open = [root]
  for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
    const own = children.get(pid) ?? []
    found.push(...own)
    open.push(...own)
  }
  return found
}

const parentOf = (pid) => figuresOf(pid)?.[0] ?? null

/** Of a processor. The system counts in hundredths. */
function secondsOf(pid) {
  const figures = figuresOf(pid)
  return figures ? Math.round((figures[10] + figures[11]) / 100) : 0
}

/** What the system tells of a process, from its parent on; null for one that has ended. */
function figuresOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) \S+ /s, '')
      .split(' ')
      .map(Number)
  } catch {
    return null
  }
}
