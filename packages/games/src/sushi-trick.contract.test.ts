import { testContract } from '../../../tools/testing/contract.ts'
import { sushiTrick } from './sushi-trick.ts'

testContract(sushiTrick)
