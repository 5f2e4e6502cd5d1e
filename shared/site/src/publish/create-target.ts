import { createStoreTarget } from './create-store-target.ts'
import type { PublishCall, PublishPorts } from './publish-ports.ts'
import { PublishProblem } from './publish-problem.ts'
import type { PublishStore } from './publish-store.ts'
import type { PublishTarget } from './publish-target.ts'
import { readValues, targetKind, type TargetKindName, type TargetValues } from './target-kinds.ts'
import { createGithubTarget } from './targets/github-target.ts'
import { createNetlifyTarget } from './targets/netlify-target.ts'
import { createS3Store } from './targets/s3-store.ts'
import { createWebdavStore } from './targets/webdav-store.ts'

export interface TargetRequest {
  readonly kind: TargetKindName
  readonly values: TargetValues
  /** '' where the kind has none. */
  readonly secret: string
  /** What the platform made of the folder, for the kind `folder`. */
  readonly folder?: PublishStore
}

/** Throws a PublishProblem `settings-incomplete` that says what is missing. */
export function createTarget(request: TargetRequest, ports: PublishPorts, call: PublishCall): PublishTarget {
  const kind = targetKind(request.kind)
  const read = readValues(kind, request.values)
  if ('problem' in read) throw new PublishProblem('settings-incomplete', read.problem)
  if (kind.secret && request.secret === '')
    throw new PublishProblem('settings-incomplete', `${kind.secret.label} is missing.`)
  const value = (name: string) => read.values[name] ?? ''
  const { secret } = request
  // Not a field: only who starts a program decides it, as tests do.
  const service = request.values['service'] === undefined ? {} : { service: request.values['service'] }
  if (request.kind === 'netlify')
    return createNetlifyTarget({ site: value('site'), token: secret, ...service }, ports, call)
  if (request.kind === 'github')
    return createGithubTarget(
      { repository: value('repository'), branch: value('branch'), token: secret, ...service },
      ports,
      call,
    )
  return createStoreTarget({
    store: storeOf(request, value, ports, call),
    ports,
    call,
    address: value('address') || null,
  })
}

function storeOf(
  { kind, secret, folder }: TargetRequest,
  value: (name: string) => string,
  ports: PublishPorts,
  call: PublishCall,
): PublishStore {
  if (kind === 's3') {
    const place = {
      endpoint: value('endpoint'),
      region: value('region'),
      bucket: value('bucket'),
      folder: value('folder'),
    }
    return createS3Store({ ...place, accessKeyId: value('accessKeyId'), secretAccessKey: secret }, ports, call)
  }
  if (kind === 'webdav')
    return createWebdavStore({ url: value('url'), user: value('user'), password: secret }, ports, call)
  if (!folder) throw new PublishProblem('settings-incomplete', 'No folder was chosen.')
  return folder
}
