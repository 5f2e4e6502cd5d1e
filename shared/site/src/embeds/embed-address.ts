/** What a frame shows in place of a page that may not be framed. */
export interface Embed {
  readonly address: string
  readonly kind: 'YouTube video' | 'Vimeo video' | 'Google map' | 'OpenStreetMap map'
}

function readAddress(text: string): URL | null {
  const trimmed = text.trim()
  if (/\s/.test(trimmed) || trimmed.length > 4000) return null
  const isBare =
    /^(?:(?:www|m|maps|player)\.)?(?:youtube\.com|youtu\.be|vimeo\.com|google\.[a-z.]+|openstreetmap\.org)\//i
  const address = isBare.test(trimmed) ? `https://${trimmed}` : trimmed
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : null
}

/** `42`, `42s`, `1m2s` or `1h2m3s` in seconds; null for anything else and for the beginning. */
function secondsOf(text: string | null): number | null {
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '')
  if (!parts) return null
  const [, hours = 0, minutes = 0, seconds = 0] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) || null
}

const videoId = /^[\w-]{11}$/
const listId = /^[\w-]{10,64}$/

function idOfVideo({ hostname, pathname, searchParams }: URL): string {
  const [first = '', second = ''] = pathname.split('/').filter((part) => part !== '')
  if (hostname === 'youtu.be') return first
  if (first === 'watch') return searchParams.get('v') ?? ''
  return first === 'shorts' || first === 'live' || first === 'v' ? second : ''
}

/** https://developers.google.com/youtube/player_parameters */
function youTube(url: URL): string | null {
  const { hostname, pathname, searchParams } = url
  if (hostname !== 'youtu.be' && !/^(?:(?:www|m|music)\.)?youtube\.com$/.test(hostname)) return null
  const id = idOfVideo(url)
  const list = searchParams.get('list') ?? ''
  const query = new URLSearchParams()
  const start = secondsOf(searchParams.get('t') ?? searchParams.get('start'))
  if (start !== null) query.set('start', String(start))
  if (listId.test(list)) query.set('list', list)
  if (videoId.test(id)) return `https://www.youtube.com/embed/${id}${query.size > 0 ? `?${query}` : ''}`
  const isList = pathname === '/playlist' && listId.test(list)
  return isList ? `https://www.youtube.com/embed/videoseries?list=${list}` : null
}

/** https://help.vimeo.com: a video that is not listed has a second part, its hash. */
function vimeo({ hostname, pathname, hash }: URL): string | null {
  if (!/^(?:www\.)?vimeo\.com$/.test(hostname)) return null
  const found =
    /^\/(?:channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|album\/\d+\/video\/)?(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/i
  const [, id, secret] = found.exec(pathname) ?? []
  const start = secondsOf(/^#t=(.+)$/.exec(hash)?.[1] ?? null)
  if (id === undefined) return null
  return `https://player.vimeo.com/video/${id}${secret ? `?h=${secret}` : ''}${start === null ? '' : `#t=${start}s`}`
}

const words = (part: string) => {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

function routeOf(parts: readonly string[]): Record<string, string> {
  const [from = '', ...others] = parts.filter((part) => !/^(?:@|data=)/.test(part)).map(words)
  const to = others.filter((part) => part !== '')
  return from !== '' && to.length > 0 ? { saddr: from, daddr: to.join(' to:') } : {}
}

/** What is named, or in the middle. */
function placeOfGoogle({ pathname, searchParams }: URL, middle: string | undefined): Record<string, string> {
  const named = /^\/maps\/(?:place|search)\/([^/@]+)/.exec(pathname)?.[1] ?? ''
  const place = searchParams.get('q') ?? searchParams.get('query') ?? words(named)
  return place !== '' ? { q: place } : middle === undefined ? {} : { q: middle }
}

function shownByGoogle(url: URL): Record<string, string> {
  const { pathname, searchParams } = url
  const middle = /@(-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?)/.exec(pathname)?.[1]
  const zoom = Math.round(Number(/,(\d+(?:\.\d+)?)z/.exec(pathname)?.[1] ?? searchParams.get('z')))
  const isRoute = pathname.startsWith('/maps/dir/')
  return {
    ...(isRoute ? routeOf(pathname.split('/').slice(3)) : placeOfGoogle(url, middle)),
    ...(middle !== undefined && { ll: middle }),
    ...(zoom > 0 && { z: String(zoom) }),
  }
}

/** The frame that Google's own "Embed a map" made before it had keys, and shows still. */
function googleMap(url: URL): string | null {
  const isGoogle = /^(?:www\.|maps\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/.test(url.hostname)
  const isMap = url.pathname.startsWith('/maps') || url.hostname.startsWith('maps.')
  if (!isGoogle || !isMap || url.pathname.startsWith('/maps/embed') || url.searchParams.has('output')) return null
  const shown = shownByGoogle(url)
  if (!shown['q'] && !shown['daddr']) return null
  return `https://www.google.com/maps?${new URLSearchParams({ ...shown, output: 'embed' })}`
}

/** Degrees on each side of the centre, in a frame of 600 by 450 pixels with tiles of 256. */
function boxAround(zoom: number, lat: number, lon: number): string {
  const degrees = 360 / (256 * 2 ** zoom)
  const [across, along] = [degrees * 300, degrees * 225 * Math.cos((lat * Math.PI) / 180)]
  return [lon - across, lat - along, lon + across, lat + along].map((each) => each.toFixed(5)).join(',')
}

interface MapPlace {
  readonly lat: number
  readonly lon: number
  readonly zoom: number
  readonly marker: string | null
}

const isNumber = (text: string | null) => /^-?\d+(?:\.\d+)?$/.test(text ?? '')

function placeOfOpenStreetMap({ hash, searchParams }: URL): MapPlace {
  const [lat, lon] = [searchParams.get('mlat'), searchParams.get('mlon')]
  const marker = isNumber(lat) && isNumber(lon) ? `${lat},${lon}` : null
  const shown = /(?:^#|&)map=(\d{1,2})(?:\.\d+)?\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(hash)
  if (shown) return { zoom: Number(shown[1]), lat: Number(shown[2]), lon: Number(shown[3]), marker }
  const isMarked = marker !== null
  return { zoom: 15, lat: isMarked ? Number(lat) : NaN, lon: isMarked ? Number(lon) : NaN, marker }
}

/** https://wiki.openstreetmap.org/wiki/Export#Embeddable_HTML */
function openStreetMap(url: URL): string | null {
  if (!/^(?:www\.)?openstreetmap\.org$/.test(url.hostname) || url.pathname.startsWith('/export')) return null
  const { lat, lon, zoom, marker } = placeOfOpenStreetMap(url)
  if (!(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return null
  const query = new URLSearchParams({ bbox: boxAround(Math.min(zoom, 19), lat, lon), layer: 'mapnik' })
  if (marker !== null) query.set('marker', marker)
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

const makers = [
  ['YouTube video', youTube],
  ['Vimeo video', vimeo],
  ['Google map', googleMap],
  ['OpenStreetMap map', openStreetMap],
] as const

/** What shows in a frame for an address from the browser's bar; null where the address is none of these, or is one already. */
export function embedOf(text: string): Embed | null {
  const url = readAddress(text)
  if (!url) return null
  for (const [kind, make] of makers) {
    const address = make(url)
    if (address !== null) return { address, kind }
  }
  return null
}

/** Markup of a frame that shows it; it loads when a reader comes near. */
export function embedHtml({ address, kind }: Embed): string {
  const src = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const isVideo = kind.endsWith('video')
  const rights = isVideo ? ' allow="fullscreen; picture-in-picture; encrypted-media" allowfullscreen=""' : ''
  const size = isVideo ? 'width="560" height="315"' : 'width="600" height="450"'
  return `<iframe src="${src}" title="${kind}" ${size} loading="lazy"${rights}></iframe>`
}

/** Whether an address leads to a map by a short name, behind which only its own server knows the map. */
export function isShortMap(text: string): boolean {
  const trimmed = text.trim()
  return /^(?:https?:\/\/)?(?:maps\.app\.goo\.gl\/|goo\.gl\/maps\/)[\w-]{4,80}\/?(?:\?\S{0,400})?$/i.test(trimmed)
}
