import { z } from 'zod';
import { pathParams, referencePath, type Endpoint, type Shapes } from '@/api/core/endpoint';
import type { Resource } from '@/lib/json-api/resource';
import { snakeName } from '@/lib/json-api/case';
import { JSON_API } from '@/lib/json-api/document';

type Json = Record<string, unknown>;

/** A schema as JSON Schema; what it cannot express (files, transforms) allows any value. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
}

/** Property names as on the wire. */
function snakeProperties(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(snakeProperties);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'properties') {
        const named = Object.entries(value as Json).map(([name, inner]) => [
          snakeName(name),
          snakeProperties(inner),
        ]);
        return [key, Object.fromEntries(named)];
      }
      if (key === 'required' && Array.isArray(value))
        return [key, value.map((name) => snakeName(String(name)))];
      return [key, snakeProperties(value)];
    }),
  );
}

function resourceSchema({ type, schema, relations, renamed }: Resource): Json {
  const whole = snakeProperties(schemaOf(schema, 'output')) as Json;
  const hidden = ['id', ...Object.keys(relations).map(snakeName)];
  const properties = Object.entries((whole.properties ?? {}) as Json)
    .filter(([name]) => !hidden.includes(name))
    .map(([name, inner]) => [renamed[name] ?? name, inner] as const);
  return {
    type: 'object',
    required: ['type', 'id'],
    properties: {
      type: { const: type },
      id: { type: 'string' },
      attributes: { type: 'object', properties: Object.fromEntries(properties) },
      ...(Object.keys(relations).length > 0 ? { relationships: { type: 'object' } } : {}),
    },
  };
}

function queryParameters(schema: z.ZodType | undefined): Json[] {
  const { properties = {} } = schema ? (schemaOf(schema, 'input') as { properties?: Json }) : {};
  return Object.entries(properties).map(([name, inner]) => {
    const deep = (inner as Json).type === 'object';
    return { name, in: 'query', schema: inner, ...(deep ? { style: 'deepObject', explode: true } : {}) };
  });
}

function requestBody(endpoint: Endpoint, { body }: Shapes): Json {
  if (!body) return {};
  const attributes = snakeProperties(schemaOf(body, 'input'));
  if (endpoint.consumes === 'form') {
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: attributes } } } };
  }
  const data = {
    type: 'object',
    required: ['type', 'attributes'],
    properties: { type: { const: endpoint.bodyType ?? 'resources' }, attributes },
  };
  const schema = { type: 'object', required: ['data'], properties: { data } };
  return { requestBody: { required: true, content: { [JSON_API]: { schema } } } };
}

function answerOf({ answer }: Shapes): Json {
  if (answer.kind === 'nothing') return { '204': { description: 'Done' } };
  if (answer.kind === 'file') {
    const schema = { type: 'string', format: 'binary' };
    return { '200': { description: 'OK', content: { [answer.mime ?? '*/*']: { schema } } } };
  }
  const one = { $ref: `#/components/schemas/${answer.resource.type}` };
  const data = answer.kind === 'one' ? one : { type: 'array', items: one };
  const schema = { type: 'object', required: ['data'], properties: { data, meta: { type: 'object' } } };
  return { '200': { description: 'OK', content: { [JSON_API]: { schema } } } };
}

function operation(endpoint: Endpoint, shapes: Shapes): Json {
  const inPath = pathParams(endpoint.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const key = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } };
  return {
    tags: [
      endpoint.path.split('/').filter((part) => part && !/^v\d|^back$|^inetstudio$/.test(part))[0] ?? 'root',
    ],
    'x-needs': endpoint.needs,
    ...(endpoint.needs === 'public' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...inPath, ...queryParameters(shapes.query), ...(endpoint.idempotent ? [key] : [])],
    ...requestBody(endpoint, shapes),
    responses: { ...answerOf(shapes), default: { $ref: '#/components/responses/problem' } },
  };
}

const problemSchema = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['status', 'code'],
        properties: {
          status: { type: 'string' },
          code: { type: 'string' },
          title: { type: 'string' },
          detail: { type: 'string' },
          source: { type: 'object' },
        },
      },
    },
  },
};

/** An OpenAPI 3.1 document of the mounted endpoints, made from the same objects that serve them. */
export async function openApi(endpoints: readonly Endpoint[]): Promise<Json> {
  const paths: Record<string, Json> = {};
  const schemas: Json = {};
  for (const endpoint of endpoints) {
    const shapes = await endpoint.shapes();
    if ('resource' in shapes.answer) {
      schemas[shapes.answer.resource.type] ??= resourceSchema(shapes.answer.resource);
    }
    (paths[referencePath(endpoint)] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, shapes);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Portal services', version: '1' },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: { problem: { description: 'Errors', content: { [JSON_API]: { schema: problemSchema } } } },
      schemas,
    },
  };
}
