import type { Plugin } from 'vite'

/** By default bundlers take the router that warns its developers: more to fetch before a page is opened. */
export function releaseRouter(): Plugin {
  return {
    name: 'pergola:release-router',
    enforce: 'pre',
    apply: 'build',
    async resolveId(request, importer) {
      if (!/^react-router(\/dom)?$/.test(request)) return null
      const found = await this.resolve(request, importer, { skipSelf: true })
      return (
        found && { ...found, id: found.id.replace('/react-router/dist/development/', '/react-router/dist/production/') }
      )
    },
  }
}
