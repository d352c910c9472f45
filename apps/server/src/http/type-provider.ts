import type { DeepReadonly } from '@trick-bento/protocol'
import type { FastifyInstance, FastifyTypeProvider } from 'fastify'
import type { z } from 'zod'

/** Types requests and replies by their schemas. Replies may be read-only. */
interface ProtocolTypeProvider extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  serializer: this['schema'] extends z.ZodType ? DeepReadonly<z.output<this['schema']>> : unknown
}

/** The same server, with routes that are typed by their schemas. */
export const withSchemas = (app: FastifyInstance) => app.withTypeProvider<ProtocolTypeProvider>()
