import { prepareRedis, type Redis } from '../cluster/redis.ts'

export async function startRedis(): Promise<Redis> {
  const redis = await prepareRedis()
  await redis.start()
  return redis
}
