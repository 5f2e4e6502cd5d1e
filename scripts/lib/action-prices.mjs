import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './process.mjs'

const perRow = 3

/** What each action costs a page that calls no other, gz, as a section of the benchmarks. */
export async function actionPrices() {
  const { createServer } = await import('vite')
  const { shippedScripts } = await import('../../shared/build/src/shipped-scripts.mjs')
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [shippedScripts()],
  })
  try {
    const path = join(root, 'shared/runtime/src/actions/action-script.ts')
    const { actionNames, actionScript } = await server.ssrLoadModule(path)
    const cells = actionNames.map((name) => `${name} | ${gzipSync(actionScript([name])).length}`)
    const rows = []
    for (let at = 0; at < cells.length; at += perRow) rows.push(cells.slice(at, at + perRow))
    for (const row of rows) while (row.length < perRow) row.push(' | ')
    const head = `| ${Array(perRow).fill('Action | B').join(' | ')} |\n|${' --- |'.repeat(2 * perRow)}`
    const all = gzipSync(actionScript(actionNames)).length
    return [
      '## Actions',
      '',
      'Bytes, gz, of the script of a page that calls this action and no other; two of them share what both need. All',
      `${actionNames.length} in one page: ${all} B. Made by \`node scripts/action-prices.mjs\`.`,
      '',
      head,
      ...rows.map((row) => `| ${row.join(' | ')} |`),
      '',
    ].join('\n')
  } finally {
    await server.close()
  }
}
