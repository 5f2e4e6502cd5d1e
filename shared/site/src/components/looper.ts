import { replaceEntries } from '../directives/index.ts'
import { fetchText } from '../rest-models/index.ts'
import type { RestRequest } from '../rest-models/index.ts'
import { checkText } from './expected-answer.ts'

export interface LooperInput extends RestRequest {
  readonly name: string
  /** The data the element has now, and the name that held the entries before. */
  readonly scope: string
  readonly formerName: string
}

/** What the data of a looper are called beside the entries: whether they are on their way, and what went wrong. */
export function looperNames(name: string): { readonly loading: string; readonly error: string } {
  return { loading: `${name}Loading`, error: `${name}Error` }
}

/**
 * Directives of a looper, annex §2.5: a list among its data, and an effect that fetches it. Other data of the element
 * stay. An attribute is null where url or name is missing: then nothing is fetched. Null as a whole where the element's
 * data are no object that could take the list in.
 */
export function looperDirectives({ name, scope, formerName, ...request }: LooperInput) {
  const isFetched = request.url !== '' && name !== ''
  const { loading, error } = looperNames(name)
  const own = [
    { key: name, value: '[]' },
    { key: loading, value: 'true' },
    { key: error, value: "''" },
  ]
  const removed = new Set([...namesOf(name), ...namesOf(formerName)])
  const data = replaceEntries(scope, removed, isFetched ? own : [])
  return data === null ? null : { 'v-scope': data || null, 'v-effect': isFetched ? effectText(name, request) : null }
}

const namesOf = (name: string) => (name === '' ? [] : [name, ...Object.values(looperNames(name))])

/** Names no data before the answer is there: what an effect reads or writes at once runs it again, and it would ask for ever. */
function effectText(name: string, request: RestRequest): string {
  const { loading, error } = looperNames(name)
  // Names of its own: a list called `answer` has to be written to, not what arrives.
  const [answer = '', found = '', problem = ''] = ['answer', 'found', 'problem'].map((each) =>
    freeName(each, [name, loading, error]),
  )
  return (
    `${fetchText(request)}` +
    `.then((${answer}) => { if (!${answer}.ok) throw new Error('HTTP ' + ${answer}.status); return ${answer}.json() })` +
    `.then((${found}) => { ${checkText(found, 'object')}${name} = ${found} })` +
    `.catch((${problem}) => { ${error} = ${problem}.message; console.error(${problem}) })` +
    `.finally(() => { ${loading} = false })`
  )
}

function freeName(wanted: string, taken: readonly string[]): string {
  return taken.includes(wanted) ? freeName(`${wanted}_`, taken) : wanted
}
