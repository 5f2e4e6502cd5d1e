import type { TestProject } from 'vitest/node'
import { serveHarness } from './serve.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    harnessUrl: string
  }
}

/** One page for all files of tests, built when the first of them asks for it: most single tests never do. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await serveHarness({ later: true })
  project.provide('harnessUrl', served.url)
  return served.close
}
