import { join } from 'node:path'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { listen } from './listen.ts'

declare module 'vitest' {
  interface ProvidedContext {
    fixtureBuilds: string
  }
}

export interface BuiltFile {
  readonly name: string
  readonly text: string
}

async function bundle(entry: string): Promise<readonly BuiltFile[]> {
  const result = await build({
    // For what the build gives to the fixture.
    configFile: join(import.meta.dirname, '../../vitest.config.ts'),
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'], fileName: 'fixture', cssFileName: 'fixture' },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ('output' in part ? part.output : []))
  return outputs.map((part) => ({
    name: part.fileName,
    text: part.type === 'chunk' ? part.code : String(part.source),
  }))
}

/** Builds a module when the first file of tests asks for it, and gives the same build to all that follow. */
export async function setup(project: TestProject): Promise<() => void> {
  const builds = new Map<string, Promise<readonly BuiltFile[]>>()
  const server = await listen(async (request, response) => {
    const entry = new URL(request.url ?? '/', 'http://localhost').searchParams.get('entry') ?? ''
    const files = builds.get(entry) ?? bundle(entry)
    builds.set(entry, files)
    // Asked from the page that the tests stand in.
    response.setHeader('access-control-allow-origin', '*')
    try {
      response.end(JSON.stringify(await files))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  project.provide('fixtureBuilds', server.origin)
  return server.close
}
