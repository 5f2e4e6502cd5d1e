import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const size = '400M'
/** Milliseconds in which what the disk was already told to do is done. */
const settling = 400

/**
 * A disk that can lose its power: a file system in a file, whose own writing behind waits for minutes. A copy of that
 * file holds what somebody has waited for, and whatever the system wrote by itself. Null with a reason where the machine
 * allows no such disk.
 */
export async function createCutDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'pergola-cut-'))
  const mounted = join(folder, 'disk')
  let image = join(folder, '0.img')
  let cuts = 0
  await mkdir(mounted)

  const mount = () => run('mount', ['-o', 'loop,commit=300', image, mounted])
  try {
    await run('truncate', ['-s', size, image])
    await run('mkfs.ext4', ['-q', image])
    await mount()
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    return { disk: null, reason: String(error.message ?? error).trim() }
  }
  const disk = {
    profile: join(mounted, 'profile'),
    /** What was made so far is on the disk, as it is some thirty seconds later. */
    settle: () => run('sync', ['--file-system', mounted]),
    /** Ends the browser, and what it wrote and nobody has waited for is gone. */
    async cut(browser) {
      browser.freeze()
      await new Promise((resolve) => setTimeout(resolve, settling))
      const next = join(folder, `${(cuts += 1)}.img`)
      await run('cp', ['--sparse=always', image, next])
      await browser.kill()
      // Processes that are still ending have it open for a moment.
      await run('umount', ['--lazy', mounted])
      await rm(image)
      image = next
      await mount()
    },
    async close() {
      await run('umount', ['--lazy', mounted])
      await rm(folder, { recursive: true, force: true })
    },
  }
  return { disk, reason: null }
}
