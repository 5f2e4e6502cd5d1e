import { startSuiteServer } from '../../scripts/lib/suite-server.mjs'
import { median } from './measure.mjs'
import { openStoredPage, visit } from './waterfall.mjs'

/**
 * The suite against the same code built as one bundle: the same visit to each, with nothing cached, in turns. The bundle
 * loads the same parts in the same order, each as chunks of its own. It goes without the example of a foreign remote,
 * whose bytes are therefore left out of the suite's. `oneBundle` is the folder of that build.
 */
export async function measureFederation(browser, url, { oneBundle, repeats }) {
  const bundle = await startSuiteServer({ SUITE_FOLDER: oneBundle })
  try {
    const rivals = await Promise.all([url, bundle.url].map((address) => openStoredPage(browser, address)))
    const visits = rivals.map(() => [])
    for (let turn = 0; turn < repeats; turn++) {
      for (const [index, { page }] of rivals.entries()) visits[index].push(await visit(page, page.url(), 0, isOwn))
    }
    await Promise.all(rivals.map(({ context }) => context.close()))
    const [federated, one] = visits.map(medians)
    return { federated, one }
  } finally {
    bundle.stop()
  }
}

const isOwn = (address) => !/\/remotes\/outline-inspector-/.test(address)

function medians(visits) {
  const names = ['visible', 'bytes', 'bytesAtRest']
  return Object.fromEntries(names.map((name) => [name, median(visits.map((seen) => seen[name]))]))
}
