import { testContract } from '../../../tools/testing/contract.ts'
import { gudetama } from './gudetama.ts'

testContract(gudetama)
