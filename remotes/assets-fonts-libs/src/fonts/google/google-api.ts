import { fail, limits, succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'
import { fetchElsewhere } from '@pergola/ui'
import * as v from 'valibot'
import type { GoogleFamily } from './google-family.ts'

const address = 'https://www.googleapis.com/webfonts/v1/webfonts'

const answerSchema = v.object({
  items: v.array(
    v.object({
      family: v.pipe(v.string(), v.minLength(1)),
      category: v.optional(v.string(), ''),
      files: v.record(v.string(), v.string()),
    }),
  ),
})

/** Google's own list, most used first. Its files hold all characters of a family. */
export async function fetchGoogleFonts(key: string): Promise<Outcome<readonly GoogleFamily[], 'failed'>> {
  try {
    const query = new URLSearchParams({ key, capability: 'WOFF2', sort: 'popularity' })
    const response = await fetchElsewhere(`${address}?${query}`, {
      signal: AbortSignal.timeout(limits.requestTimeout),
      referrerPolicy: 'no-referrer',
    })
    if (!response.ok) return fail('failed', String(response.status))
    return succeed(familiesOf(v.parse(answerSchema, await response.json())))
  } catch (error) {
    return fail('failed', error instanceof Error ? error.message : String(error))
  }
}

function familiesOf({ items }: v.InferOutput<typeof answerSchema>): readonly GoogleFamily[] {
  return items.map(({ family, category, files }) => {
    const safe = new Map(Object.entries(files).flatMap(([variant, url]) => secure(variant, url)))
    return {
      family,
      category,
      subsets: [],
      variants: [...safe.keys()],
      addressOf: (variant) => safe.get(variant) ?? '',
    }
  })
}

/** Older answers name the same files without encryption. */
function secure(variant: string, given: string): [string, string][] {
  const url = given.replace(/^http:/, 'https:')
  return /^(?:\d{3}(?:italic)?|regular|italic)$/.test(variant) && url.startsWith('https://') ? [[variant, url]] : []
}
