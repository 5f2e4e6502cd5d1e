import { fail, succeed } from '@pergola/contracts'
import { planPageCopy, planPageRename } from '@pergola/site/files'
import { findPage, redirectPage } from '@pergola/site/project'
import type { Handlers } from '../calls/answer.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import type { World } from './world.ts'

/** What changes of pages would change, of the open project as it is stored. */
export function pagePlans(world: World): Pick<Handlers<ProjectVerbs>, 'planPageRename' | 'planPageCopy'> {
  function stored() {
    const disk = world.current()
    if (!disk) return null
    const { project, manifest } = disk.state()
    const read = async (path: string) => (await world.texts.read(disk, path))?.text ?? null
    return { project, files: [...manifest.files.keys()], read }
  }

  return {
    async planPageRename(names) {
      const site = stored()
      if (!site) return fail('project-missing')
      const plan = await planPageRename({ ...site, ...names })
      const from = findPage(site.project, names.name)
      if (!plan.ok || !from) return plan
      const redirect = redirectPage(site.project, { from, to: plan.value.page, id: crypto.randomUUID() })
      return succeed({ ...plan.value, ...(redirect && { redirect }) })
    },
    async planPageCopy({ name }) {
      const site = stored()
      return site ? planPageCopy({ ...site, name, freshId }) : fail('project-missing')
    },
  }
}

function freshId(prefix: string): string {
  return prefix + crypto.randomUUID().slice(0, 8)
}
