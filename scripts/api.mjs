// `npm run api`: writes the snapshot of the contracts that `npm test` compares with.
import { updateContractSnapshot } from './checks/contract-snapshot.mjs'

await updateContractSnapshot()
console.log('shared/contracts/contracts.api.d.ts is up to date.')
