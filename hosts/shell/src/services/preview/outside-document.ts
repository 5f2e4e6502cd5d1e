/** Asks a server for whoever framed it, and hands the answer out as text. Nothing of the answer runs or is shown here. */
export const outsidePolicy = "default-src 'none'; script-src 'unsafe-inline'; connect-src http: https:"

export const outsideMessages = {
  ready: 'pergola-outside:ready',
  ask: 'pergola-outside:ask',
  stop: 'pergola-outside:stop',
  told: 'pergola-outside:told',
} as const

/**
 * Why a server did not answer is hidden from pages. One that answers where nobody may read the answer is there, and only
 * does not let this page read; it is asked so only for what a page may ask anyway, without anything of the request.
 */
const script = `
const editor = new URLSearchParams(location.search).get('editor') ?? '*'
const running = new Map()
const tell = (id, answer) => parent.postMessage({ kind: '${outsideMessages.told}', id, ...answer }, editor)
async function read(response, most) {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader.read()) {
    length += part.value.byteLength
    if (length > most) return void (await reader.cancel())
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
async function ask({ id, url, init, most }) {
  const giveUp = new AbortController()
  running.set(id, giveUp)
  const common = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store', signal: giveUp.signal }
  try {
    const response = await fetch(url, { ...init, ...common })
    const text = (await read(response, most)) ?? null
    tell(id, { status: response.status, statusText: response.statusText, text })
  } catch (error) {
    const isThere = /^(GET|HEAD)$/.test(init.method ?? 'GET') && await fetch(url, { ...common, mode: 'no-cors' }).then(() => true, () => false)
    tell(id, { problem: isThere ? 'unreadable' : 'unreachable', reason: String(error?.message ?? error).slice(0, 300) })
  } finally {
    running.delete(id)
  }
}
addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || (editor !== '*' && origin !== editor)) return
  if (data?.kind === '${outsideMessages.ask}') void ask(data)
  if (data?.kind === '${outsideMessages.stop}') running.get(data.id)?.abort()
})
parent.postMessage({ kind: '${outsideMessages.ready}' }, editor)
`

export const outsideDocument = `<!doctype html><meta charset="utf-8"><title>Requests</title><script>${script}</script>`
