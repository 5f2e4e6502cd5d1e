import { fail, limits, succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'
import { fetchElsewhere } from '@pergola/ui'
import * as v from 'valibot'
import { isWebAddress, kindByEnding } from '../fetch-library.ts'

export interface FoundLibrary {
  readonly name: string
  /** Address of its newest file. */
  readonly url: string
  readonly version: string
  readonly description: string
  /** Where it is at home; null where nobody says. */
  readonly home: string | null
}

const text = v.optional(v.nullable(v.string()))

const answerSchema = v.object({
  results: v.array(
    v.object({
      name: v.pipe(v.string(), v.minLength(1)),
      latest: text,
      version: text,
      description: text,
      github: v.optional(v.nullable(v.object({ user: text, repo: text }))),
    }),
  ),
})

/** The service that the annex names. */
export const defaultApi = 'https://api.cdnjs.com'

/** Only what ends in js or css can be installed; the rest is left out. */
export async function searchLibraries(
  api: string,
  query: string,
  signal: AbortSignal,
): Promise<Outcome<readonly FoundLibrary[], 'failed' | 'cancelled'>> {
  try {
    const asked = new URLSearchParams({ search: query, fields: 'filename,description,version,github' })
    const response = await fetchElsewhere(`${api.replace(/\/+$/, '')}/libraries?${asked}`, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.requestTimeout)]),
    })
    if (!response.ok) return fail('failed', String(response.status))
    return succeed(foundIn(v.parse(answerSchema, await response.json())))
  } catch (error) {
    if (signal.aborted) return fail('cancelled')
    return fail('failed', error instanceof Error ? error.message : String(error))
  }
}

function foundIn({ results }: v.InferOutput<typeof answerSchema>): readonly FoundLibrary[] {
  return results.flatMap(({ name, latest, version, description, github }) => {
    const url = latest ?? ''
    if (!isWebAddress(url) || kindByEnding(url) === null) return []
    const home = github?.user && github.repo ? `${github.user}/${github.repo}` : null
    return [{ name, url, version: version ?? '', description: description ?? '', home }]
  })
}
