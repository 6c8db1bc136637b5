/** The OpenAPI document of the platform, made from the contract. */
import { toJsonSchema } from '@valibot/to-json-schema'
import { html } from 'hono/html'
import type { Endpoint } from '#contract/endpoint.ts'
import { COMMON_PROBLEMS, endpointPath, pathParameters, pdfAnswer } from '#contract/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { ProblemKind } from '#contract/problem.ts'
import { PROBLEMS, problemSchema, problemType } from '#contract/problem.ts'

interface JsonObject {
  [key: string]: unknown
}

/** What a schema of values cannot say in JSON Schema, such as a transformation, is left out of it. */
const jsonSchema = (schema: Endpoint['input'], typeMode: 'input' | 'output'): JsonObject => {
  const { $schema: _, ...described } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' })
  return described
}

export function openApiDocument(): JsonObject {
  const paths: Record<string, JsonObject> = {}
  for (const endpoint of ENDPOINTS) {
    const path = endpointPath(endpoint)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, path) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Forecourt platform',
      version: '1',
      description: 'The calls of a dealer’s site. The site is the one that the host of the request belongs to.',
    },
    paths,
    components: { schemas: { Problem: jsonSchema(problemSchema, 'output') } },
  }
}

function operation(endpoint: Endpoint, path: string): JsonObject {
  const input = jsonSchema(endpoint.input, 'input')
  const inPath = new Set(pathParameters(path))
  const properties = Object.entries((input['properties'] ?? {}) as Record<string, JsonObject>)
  const requiredNames = (input['required'] ?? []) as string[]
  const parameters = properties
    .filter(([name]) => endpoint.method === 'GET' || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || requiredNames.includes(name),
      schema,
    }))
  const types = ['application/json', ...(endpoint.takesForms ? ['application/x-www-form-urlencoded'] : [])]
  return {
    operationId: endpoint.call,
    summary: endpoint.summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(endpoint.method === 'GET'
      ? {}
      : {
          requestBody: {
            required: true,
            content: Object.fromEntries(types.map((type) => [type, { schema: input }])),
          },
        }),
    responses: {
      '200': {
        description: 'Done.',
        content: contentOf(endpoint),
      },
      ...(endpoint.takesForms ? { '303': { description: 'A plain form was taken; the browser goes on.' } } : {}),
      ...problemResponses([...new Set([...COMMON_PROBLEMS, ...endpoint.problems])]),
    },
  }
}

function contentOf({ answer }: Endpoint): JsonObject {
  return answer === pdfAnswer
    ? { 'application/pdf': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: jsonSchema(answer, 'output') } }
}

function problemResponses(kinds: readonly ProblemKind[]): JsonObject {
  const byStatus = Map.groupBy(kinds, (kind) => PROBLEMS[kind].status)
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      String(status),
      {
        description: ofStatus.map((kind) => `${PROBLEMS[kind].title} (${problemType(kind)})`).join('; '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

/** For a reader of the development platform. */
export async function openApiPage(): Promise<string> {
  const sections = ENDPOINTS.map((endpoint) => {
    const path = endpointPath(endpoint)
    const described = JSON.stringify(operation(endpoint, path), null, 2)
    return html`<section><h2><code>${endpoint.method} ${path}</code></h2><p>${endpoint.summary}</p>
<details><summary>Schema</summary><pre>${described}</pre></details></section>`
  })
  const page = html`<!doctype html><html lang="en-AU"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Platform API</title><h1>Platform API</h1>
<p><a href="/api/openapi.json">OpenAPI document</a></p>${sections}</html>`
  return (await page).toString()
}
