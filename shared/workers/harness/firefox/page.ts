import { assetsSuite, projectsSuite } from '@pergola/contracts/testing'
import '../page.ts'

/** Runs every case by itself and reports: this browser is not driven from outside. */
export interface CaseReport {
  readonly name: string
  readonly problem: string | null
}

const never = () => Promise.reject(new Error('only the names are wanted'))

async function run() {
  const names = [
    ...projectsSuite(never).map(({ name }) => `projects: ${name}`),
    ...assetsSuite(never).map(({ name }) => `assets: ${name}`),
  ]
  const reports: CaseReport[] = []
  for (const name of names) {
    const problem = await globalThis.harness.runCase(name).then(() => null, String)
    reports.push({ name, problem })
  }
  await report(reports)
}

const report = (reports: readonly CaseReport[]) => fetch('/report', { method: 'POST', body: JSON.stringify(reports) })

run().catch((error: unknown) => report([{ name: 'the page', problem: String(error) }]))
