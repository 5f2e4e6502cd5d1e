import { beforeAll, describe, expect, test, vi } from 'vitest'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// It is bundled, packed and installed; machines that run the tests are shared.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const root = path.resolve(import.meta.dirname, '../../../..')

describe('the packed command', () => {
  let folder = ''
  let tarball = ''

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pergola-packed-'))
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root, stdio: 'pipe' })
    tarball = path.join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
    return () => rmSync(folder, { recursive: true })
  })

  /** `npx pergola …` in a folder outside the repository, without a network. */
  function npx(...words: string[]) {
    const env = { ...process.env, npm_config_cache: path.join(folder, 'cache'), npm_config_offline: 'true' }
    const { status, stdout, stderr } = spawnSync('npx', ['--yes', '--package', tarball, 'pergola', ...words], {
      cwd: folder,
      env,
      timeout: 100_000,
    })
    return { status, stdout: stdout.toString(), stderr: stderr.toString() }
  }

  test('begins, checks and builds a site in an empty folder, without a network', () => {
    expect(npx('new', 'landing', 'site')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('written to site'),
    })
    expect(npx('check', 'site')).toMatchObject({ status: 0, stdout: '0 errors, 0 warnings\n' })
    const built = npx('build', 'site', 'web', '--json')
    expect(built).toMatchObject({ status: 0, stderr: '' })
    expect(JSON.parse(built.stdout)).toMatchObject({ ok: true, pages: 4, folder: 'web' })
    expect(readFileSync(path.join(folder, 'web/index.html'), 'utf8')).toContain('<h1')
    expect(npx('build', 'none.zip', 'web')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('no file none'),
    })
  })

  test('holds no sources but its own, and the licences of what it carries', () => {
    const list = execFileSync('tar', ['-tzf', tarball]).toString()
    expect(list).not.toMatch(/\.ts$|node_modules|hosts\//m)
    const licences = execFileSync('tar', ['-xzOf', tarball, 'package/dist-command/LICENCES.txt']).toString()
    for (const name of ['parse5', 'postcss', 'css-tree', 'terser', 'valibot', 'harfbuzzjs', 'woff2-encoder'])
      expect(licences).toContain(`${name} `)
  })
})
