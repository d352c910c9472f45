import { testContract } from '../tools/testing/contract.ts'
import { hearts } from './hearts.ts'

testContract(hearts)
