import { toolsAt } from '@pergola/contracts/agents'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { HeadlessSite } from './headless-site.ts'
import { toolServer } from './tool-server.ts'

/** Offers a site over standard input and output until the function that it gives is called. */
export function serveSite(site: HeadlessSite): () => Promise<void> {
  const run = (name: string, input: unknown) => site.run(name, input)
  const handle = serveStdio(() => toolServer({ tools: toolsAt('headless'), run }))
  return () => handle.close()
}
