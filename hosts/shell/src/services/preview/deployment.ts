import { type DeploymentConfig, deploymentConfigSchema } from '@pergola/contracts'
import * as v from 'valibot'

/** What this deployment is made of. Without an answer there is one origin. */
export async function readDeployment(): Promise<DeploymentConfig> {
  try {
    const response = await fetch('/config.json')
    const config = v.safeParse(deploymentConfigSchema, await response.json())
    if (config.success) return config.output
  } catch (error) {
    console.warn('config.json cannot be read; pages are previewed in a frame without an origin.', error)
  }
  return { sandboxOrigin: null }
}
