import * as v from 'valibot'

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  loose_object: 'an object',
  record: 'an object',
}

/** What of a record is not as it has to be, and how it has to be, in words for people; one sentence. */
export function recordIssue(issue: v.BaseIssue<unknown>): string {
  const place = shown(v.getDotPath(issue) ?? 'the record')
  const kind = kinds[issue.type]
  if (issue.input === undefined) return `“${place}” is missing.`
  if (kind !== undefined) return `“${place}” has to be ${kind}.`
  if (issue.type === 'picklist') return `“${place}” has to be one of ${choices(issue)}.`
  const most = 'requirement' in issue ? Number(issue.requirement).toLocaleString('en') : ''
  if (issue.type === 'max_entries') return `“${place}” holds more than ${most} entries.`
  if (issue.type === 'max_length') {
    return `“${place}” holds more than ${most} ${typeof issue.input === 'string' ? 'letters' : 'entries'}.`
  }
  return `“${place}” is not what it has to be.`
}

function choices({ expected }: v.BaseIssue<unknown>): string {
  return (expected ?? '').replaceAll(/[()"]/g, '').replaceAll(' | ', ', ')
}

/** Names in it come from the record: shortened, without marks that change how the rest reads. */
function shown(place: string): string {
  const plain = place.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\u{FFFD}')
  return plain.length > 80 ? `${plain.slice(0, 40)}…${plain.slice(-36)}` : plain
}
