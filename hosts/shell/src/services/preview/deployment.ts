import { type DeploymentConfig, deploymentConfigSchema, keptAnswerHeader, storageKeys } from '@pergola/contracts'
import * as v from 'valibot'
import { type LocalStore, readJson } from '../local-store.ts'

export interface Deployment extends DeploymentConfig {
  /** False where it did not answer just now, so that nobody waits long for an origin of it. */
  readonly serverAnswers: boolean
}

/** What this deployment is made of; without a network, what it was the last time. Nothing known: there is one origin. */
export async function readDeployment(store: LocalStore): Promise<Deployment> {
  try {
    const response = await fetch('/config.json')
    const config = v.safeParse(deploymentConfigSchema, await response.json())
    if (config.success) {
      store.write(storageKeys.deployment, JSON.stringify(config.output))
      return { ...config.output, serverAnswers: !response.headers.has(keptAnswerHeader) }
    }
  } catch (error) {
    console.warn('config.json cannot be read; what it said before still holds.', error)
  }
  const kept = v.safeParse(deploymentConfigSchema, readJson(store, storageKeys.deployment))
  return { ...(kept.success ? kept.output : { sandboxOrigin: null }), serverAnswers: false }
}
