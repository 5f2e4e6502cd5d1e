import { decodeBase64 } from '../encoding/base64.ts'
import { decodeText, pathProblem } from '../project/index.ts'

export interface ParsedRecord {
  readonly record: unknown
  /** Binary values of the record, which become files; their place in the record holds the path. */
  readonly binaries: ReadonlyMap<string, Uint8Array>
}

interface BinaryValue {
  readonly type?: unknown
  readonly base64: string
}

/** The record of an exported project, or null where it is not JSON. */
export function parseRecord(bytes: Uint8Array): ParsedRecord | null {
  const text = decodeText(bytes)
  if (text === null) return null
  const binaries = new Map<string, Uint8Array>()
  const revive = (key: string, value: unknown): unknown => {
    if (key === '__proto__') return undefined
    if (!isBinary(value)) return value
    const content = decodeBase64(value.base64)
    if (!content) return ''
    const path = binaryPath(key, String(value.type ?? ''), binaries.size)
    binaries.set(path, content)
    return path
  }
  try {
    return { record: JSON.parse(text.replace(/^\ufeff/, ''), revive) as unknown, binaries }
  } catch {
    return null
  }
}

/** `{ __blob__, type, base64 }`, annex §8.1. */
function isBinary(value: unknown): value is BinaryValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    '__blob__' in value &&
    'base64' in value &&
    typeof value.base64 === 'string'
  )
}

function binaryPath(key: string, type: string, count: number): string {
  if (key === 'logo' || key === 'icon') return 'logo.png'
  if (key === 'screenshot') return 'screenshot.webp'
  const extension = /^[a-z]+\/([a-z0-9]+)/.exec(type)?.[1] ?? 'bin'
  const path = `assets/${key}-${count + 1}.${extension}`
  return pathProblem(path) === null ? path : `assets/value-${count + 1}.${extension}`
}
