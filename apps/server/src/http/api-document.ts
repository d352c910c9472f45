import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { apiPage, type Operation, STYLE } from './api-page.ts'

const ABOUT =
  'Online tables of Trick Bento. Browsers, programs and bots use the same API: commands by POST, and one resumable ' +
  'stream of events for each seat. Every problem is { code, message }; codes are stable.'

/** Serves the OpenAPI document, and a page with the same content. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Trick Bento', description: ABOUT, version: '0.1.0' },
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'For programs; POST /api/keys makes a key.' },
          cookie: {
            type: 'apiKey',
            in: 'cookie',
            name: 'bento-key',
            description: 'For browsers; the server sets it when it is needed.',
          },
        },
      },
      security: [{ key: [] }, { cookie: [] }, {}],
    },
    transform: jsonSchemaTransform,
  })
  const hidden = { schema: { hide: true } as object }
  app.get('/api/openapi.json', hidden, async (_request, reply) => reply.send(app.swagger()))
  app.get('/api/style.css', hidden, async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE))
  app.get('/api', hidden, async (_request, reply) => {
    const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> }
    return reply.type('text/html; charset=utf-8').send(apiPage(ABOUT, paths))
  })
}
