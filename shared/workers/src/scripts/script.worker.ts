import { answer } from '../calls/answer.ts'
import { fetchPart } from '../calls/fetch-part.ts'
import { createScriptLanguage } from './create-script-language.ts'
import type { ScriptLanguage } from './create-script-language.ts'
import type { ScriptVerbs } from './script-verbs.ts'

/** Some megabytes, fetched when somebody first writes a script. */
async function load(): Promise<ScriptLanguage> {
  const [ts, library] = await Promise.all([
    fetchPart(() => import('typescript-js')),
    fetchPart(() => import('pergola:browser-library')),
  ])
  return createScriptLanguage(ts.default, library.default)
}

answer<ScriptVerbs, never>(() => {
  let loading: Promise<ScriptLanguage> | undefined
  /** What could not be fetched is asked for again with the next question. */
  const language = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    complete: async (place) => (await language()).complete(place),
    describe: async (place) => (await language()).describe(place),
    hover: async (place) => (await language()).hover(place),
  }
})
