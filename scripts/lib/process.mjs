// Plain Node, no dependency: these scripts run before the install.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const quietTools = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1', FORCE_COLOR: '0' }

/** Runs to the end and returns the exit code with everything printed; `show` prints it meanwhile, too. */
export function run(command, parameters, { cwd = root, env = {}, show = false, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, { cwd, env: { ...process.env, ...quietTools, ...env }, timeout })
    const chunks = []
    const collect = (target) => (chunk) => {
      chunks.push(chunk)
      if (show) target.write(chunk)
    }
    child.stdout.on('data', collect(process.stdout))
    child.stderr.on('data', collect(process.stderr))
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}` }))
    child.on('close', (code, signal) => {
      const ending = signal ? `\n${command} ended by ${signal}` : ''
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') + ending })
    })
  })
}

/** The file behind a package's command, so that no shell and no `.cmd` wrapper is needed on any system. */
export function toolFile(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

export function runTool(packageName, parameters, { command, ...options } = {}) {
  if (!existsSync(join(root, 'node_modules', packageName)))
    return Promise.resolve({ code: 127, output: `${packageName} is not installed. Run npm ci.` })
  return run(process.execPath, [toolFile(packageName, command), ...parameters], options)
}

export function runNpm(parameters, options) {
  // Under `npm start` npm names its own file; alone, it is on the path.
  const file = process.env.npm_execpath
  if (file?.endsWith('.js')) return run(process.execPath, [file, ...parameters], options)
  return process.platform === 'win32'
    ? run('cmd.exe', ['/c', 'npm', ...parameters], options)
    : run('npm', parameters, options)
}
