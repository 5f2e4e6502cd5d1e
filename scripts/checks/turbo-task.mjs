import { runTool } from '../lib/process.mjs'

const number = (text, pattern) => Number(text.match(pattern)?.[1] ?? 0)

/** Runs one turbo task in every package; each package counts as one check. */
export async function runTurboTask(task, { parameters = [] } = {}) {
  const { code, output } = await runTool('turbo', [
    'run',
    task,
    '--continue=always',
    '--concurrency=2',
    '--output-logs=errors-only',
    '--log-order=grouped',
    ...parameters,
  ])
  const total = number(output, /Tasks:\s+\d+ successful, (\d+) total/)
  const passed = number(output, /Tasks:\s+(\d+) successful/)
  const failed = code === 0 ? 0 : Math.max(1, total - passed)
  return { passed, failed, output }
}
