import { isHeaderName, isHeaderValue } from '@pergola/site/rest-models'
import { PairRows } from '../pair-rows/pair-rows.tsx'
import type { Pairs } from '../pair-rows/pair-rows.tsx'
import { messages } from './messages.ts'

/** Names of requests; those of answers, which the specification lists, would have no effect here. */
const headerNames = ['accept', 'accept-language', 'authorization', 'content-type', 'x-api-key', 'x-requested-with']

interface PairFieldsProps {
  label: string
  pairs: Pairs
  onChange: (pairs: Pairs) => void
  disabled?: boolean | undefined
}

const headerProblem = (name: string, value: string) =>
  isHeaderName(name) && isHeaderValue(value) ? null : messages.invalidHeader

const inSmallLetters = (pairs: Pairs) =>
  Object.fromEntries(Object.entries(pairs).map(([key, each]) => [key.toLowerCase(), each]))

/** Headers of a request, in small letters as they go over the wire. */
export function HeaderFields({ label, onChange, ...props }: PairFieldsProps) {
  const words = {
    list: label,
    name: messages.header,
    value: messages.headerValue,
    add: messages.addHeader,
    remove: messages.removePair,
  }
  return (
    <PairRows
      {...props}
      words={words}
      suggestions={headerNames}
      problemOf={headerProblem}
      onChange={(pairs) => onChange(inSmallLetters(pairs))}
    />
  )
}

/** What a request sends beside its headers. */
export function BodyFields({ label, ...props }: PairFieldsProps) {
  const words = {
    list: label,
    name: messages.field,
    value: messages.fieldValue,
    add: messages.addField,
    remove: messages.removePair,
  }
  return <PairRows {...props} words={words} problemOf={() => null} />
}

const secret = /\b(?:authorization|cookie)\b|api[-_]?key|secret|token|password|\bauth\b/i

/** Whether one of the names, or a name in the address, is one that secrets go by. */
export function holdsSecret(url: string, ...pairs: readonly Pairs[]): boolean {
  const query = url.split('?')[1] ?? ''
  return (
    secret.test(query.replace(/=[^&]*/g, '')) || pairs.some((each) => Object.keys(each).some((key) => secret.test(key)))
  )
}
