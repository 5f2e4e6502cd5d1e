import { useEffect, useState } from 'react'
import type { Starter } from './starter-list.ts'
import { readStarter, type StarterSite } from './read-starter.ts'

/** Fetches the zip of a starter; null where it is not to be had. */
export async function fetchStarter({ id, zip }: Starter): Promise<File | null> {
  try {
    const answer = await fetch(zip)
    return answer.ok ? new File([await answer.blob()], `${id}.zip`, { type: 'application/zip' }) : null
  } catch {
    // There is no network: that is what null says.
    return null
  }
}

type Loaded = { readonly id: string; readonly site: StarterSite | null }

/** The pages of the chosen starter: undefined on their way, null where they are not to be had. */
export function useStarter(starter: Starter): StarterSite | null | undefined {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let site: StarterSite | null = null
    let isOver = false
    void (async () => {
      const zip = await fetchStarter(starter)
      const read = zip && (await readStarter(zip))
      if (isOver) return read?.release()
      site = read
      setLoaded({ id: starter.id, site })
    })()
    return () => {
      isOver = true
      site?.release()
    }
  }, [starter])
  return loaded?.id === starter.id ? loaded.site : undefined
}
