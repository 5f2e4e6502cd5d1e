import { messages } from './messages.ts'
import { PublishProblem } from './publish-problem.ts'
import { githubService } from './targets/github-target.ts'
import { netlifyService } from './targets/netlify-target.ts'

export type TargetKindName = 's3' | 'netlify' | 'github' | 'webdav' | 'folder'

export interface TargetField {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  /** What stands there unless something else is entered; '' is well. Absent: it has to be filled in. */
  readonly standard?: string
  /** An address of the web. */
  readonly isAddress?: boolean
}

export interface TargetKind {
  readonly kind: TargetKindName
  readonly name: string
  readonly fields: readonly TargetField[]
  /** The key or token, which is kept apart from the fields; null where there is none. */
  readonly secret: { readonly label: string; readonly rights: string } | null
}

export type TargetValues = Readonly<Record<string, string>>

const address: TargetField = {
  name: 'address',
  label: 'Address of the site',
  hint: 'Where visitors find it. Only for the link to it.',
  placeholder: 'https://www.example.org',
  standard: '',
  isAddress: true,
}

/** Every kind of target: what has to be known of it, and what its token may do. */
export const targetKinds: readonly TargetKind[] = [
  {
    kind: 's3',
    name: 'S3-compatible bucket',
    fields: [
      { name: 'endpoint', label: 'Endpoint', placeholder: 'https://s3.eu-central-1.amazonaws.com', isAddress: true },
      { name: 'bucket', label: 'Bucket' },
      { name: 'region', label: 'Region', standard: 'us-east-1', hint: 'auto for Cloudflare R2.' },
      { name: 'folder', label: 'Folder in the bucket', standard: '', hint: 'Empty: the whole bucket.' },
      { name: 'accessKeyId', label: 'Access key ID' },
      address,
    ],
    secret: {
      label: 'Secret access key',
      rights:
        'It needs to read, write, delete and list in this bucket (s3:GetObject, PutObject, DeleteObject, ListBucket) and nothing else. With it, anybody can change the site. The bucket has to allow this page (CORS).',
    },
  },
  {
    kind: 'netlify',
    name: 'Netlify',
    fields: [
      { name: 'site', label: 'Site', placeholder: 'name.netlify.app', hint: 'Its name with the domain, or its ID.' },
    ],
    secret: {
      label: 'Personal access token',
      rights:
        'Netlify’s tokens may do everything that your account may, on all of its sites. Make one for this alone, with an end date, and withdraw it when it is no longer needed.',
    },
  },
  {
    kind: 'github',
    name: 'GitHub Pages',
    fields: [
      { name: 'repository', label: 'Repository', placeholder: 'owner/name' },
      { name: 'branch', label: 'Branch', standard: 'gh-pages', hint: 'The one that Pages is set to, folder / (root).' },
    ],
    secret: {
      label: 'Fine-grained token',
      rights:
        'Make one for this repository alone, with Contents: read and write, and Pages: read for the address. It can change all files of that repository. A classic token reaches every repository: do not use one.',
    },
  },
  {
    kind: 'webdav',
    name: 'WebDAV',
    fields: [
      { name: 'url', label: 'Address of the folder', placeholder: 'https://dav.example.org/site', isAddress: true },
      { name: 'user', label: 'User name' },
      address,
    ],
    secret: {
      label: 'Password',
      rights:
        'It may do what the user may on that server. Use a user or an app password that reaches this folder alone. The server has to allow this page (CORS).',
    },
  },
  { kind: 'folder', name: 'Folder on this computer', fields: [address], secret: null },
]

export function targetKind(name: string): TargetKind {
  const found = targetKinds.find(({ kind }) => kind === name)
  if (!found) throw new Error(`targetKind: no kind ${name}`)
  return found
}

/** With what is entered by hand made even, or the first thing that is wrong. */
export function readValues(kind: TargetKind, given: TargetValues): { values: TargetValues } | { problem: string } {
  const values: Record<string, string> = {}
  for (const { name, label, standard, isAddress } of kind.fields) {
    const value = given[name]?.trim() || standard
    if (value === undefined) return { problem: messages.missing(label) }
    const problem = isAddress && value !== '' ? addressProblem(label, value) : null
    if (problem !== null) return { problem }
    values[name] = name === 'folder' ? value.replaceAll(/^\/+|\/+$/g, '') : value
  }
  if (kind.kind === 'github' && !/^[\w.-]+\/[\w.-]+$/.test(values['repository'] ?? ''))
    return { problem: messages.repository }
  return { values }
}

/** Keys go over the wire: only to this computer may that be readable. */
function addressProblem(label: string, value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '')
    return messages.notAddress(label, value)
  const isHere = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  return url.protocol === 'https:' || isHere ? null : messages.notSecure(label)
}

/** The one origin that requests for a target may go to; null where there are none. */
export function originOf(kind: TargetKindName, values: TargetValues): string | null {
  if (kind === 'folder') return null
  const written = {
    s3: values['endpoint'],
    webdav: values['url'],
    netlify: values['service'] ?? netlifyService,
    github: values['service'] ?? githubService,
  }[kind]
  if (!URL.canParse(written ?? '')) throw new PublishProblem('settings-incomplete', written)
  return new URL(written ?? '').origin
}
