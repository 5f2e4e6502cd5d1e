import { useEffect } from 'react'
import { useShell } from '../compose/shell-context.tsx'

/** Leads on to another address and leaves none to come back to. */
export function GoTo({ path }: { path: string }) {
  const { navigation } = useShell().services
  useEffect(() => navigation.visit(path, 'replace'), [navigation, path])
  return null
}
