import { objectText, parseObject } from '../directives/index.ts'

export interface LooperInput {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly name: string
  /** The data the element has now, and the name that held the entries before. */
  readonly scope: string
  readonly formerName: string
}

/**
 * Directives of a looper, annex §2.5: a list among its data, and an effect that fetches it. Other data of the element
 * stay. Null where url or name is missing: then nothing is fetched.
 */
export function looperDirectives({ url, headers, name, scope, formerName }: LooperInput) {
  const others = (parseObject(scope) ?? []).filter(({ key }) => key !== name && key !== formerName)
  if (url === '' || name === '') return { 'v-scope': objectText(others) || null, 'v-effect': null }
  const given = Object.keys(headers).length > 0 ? `, { headers: ${JSON.stringify(headers)} }` : ''
  return {
    'v-scope': objectText([...others, { key: name, value: '[]' }]),
    'v-effect':
      `fetch(${JSON.stringify(url)}${given}).then((response) => response.json())` +
      `.then((data) => { ${name} = data }).catch((error) => console.error(error))`,
  }
}
