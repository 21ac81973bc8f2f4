import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApolloServerPlugin } from '@apollo/server';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { getOperationAST, type ExecutionArgs } from 'graphql';
import { followRedisCommands, type RedisCommand } from './redis-commands.ts';

export interface Tracing {
  /** Traces operations over HTTP. */
  readonly plugin: ApolloServerPlugin;
  /** Traces an operation over a socket while it runs; of a subscription, until its events begin. */
  follow<Result extends object>(
    operation: ExecutionArgs,
    run: () => Result | Promise<Result>,
  ): Promise<Result>;
  /** Sends what is left. */
  stop(): Promise<void>;
}

export interface TracingOptions {
  /** Where OpenTelemetry collectors listen, for instance http://127.0.0.1:4318. */
  readonly endpoint: string;
  readonly instanceId: string;
}

/**
 * Traces operations, and the Redis commands of each, to a collector. This module is loaded only where
 * there is one: elsewhere tracing costs nothing. Spans hold names of operations and commands, never
 * documents, variables or arguments.
 */
export function startTracing({ endpoint, instanceId }: TracingOptions): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'mayfly-api',
      'service.instance.id': instanceId,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: new URL('v1/traces', withSlash(endpoint)).href }),
      }),
    ],
  });
  const tracer = provider.getTracer('mayfly-api');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  const spans = new WeakMap<RedisCommand, Span>();
  const stopFollowing = followRedisCommands({
    onSent(command) {
      const parent = current.getStore();
      // What an operation leaves behind, as a subscription does, is no part of it.
      if (parent === undefined || !trace.getSpan(parent)?.isRecording()) return;
      const options = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'redis' } };
      spans.set(command, tracer.startSpan(command.command, options, parent));
    },
    onEnded(command) {
      const span = spans.get(command);
      if (command.error !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
  });

  return {
    plugin: {
      async requestDidStart({ request }) {
        const caller = propagator.extract(
          ROOT_CONTEXT,
          Object.fromEntries(request.http?.headers ?? []),
          defaultTextMapGetter,
        );
        const span = tracer.startSpan('graphql', { kind: SpanKind.SERVER }, caller);
        current.enterWith(trace.setSpan(caller, span));
        return {
          async didResolveOperation({ operation, operationName }) {
            if (operation !== undefined) describe(span, operation.operation, operationName);
          },
          async willSendResponse({ errors }) {
            if (errors && errors.length > 0) span.setStatus({ code: SpanStatusCode.ERROR });
            span.end();
          },
        };
      },
    },
    async follow({ document, operationName }, run) {
      const definition = getOperationAST(document, operationName);
      const span = tracer.startSpan('graphql', { kind: SpanKind.SERVER }, ROOT_CONTEXT);
      if (definition) describe(span, definition.operation, definition.name?.value);
      try {
        const result = await current.run(trace.setSpan(ROOT_CONTEXT, span), run);
        if ('errors' in result) span.setStatus({ code: SpanStatusCode.ERROR });
        return result;
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    async stop() {
      stopFollowing();
      await provider.shutdown();
    },
  };
}

function describe(span: Span, type: string, name: string | null | undefined): void {
  span.updateName(type);
  span.setAttribute('graphql.operation.type', type);
  if (name) span.setAttribute('graphql.operation.name', name);
}

/** So that a path of the endpoint is kept. */
function withSlash(endpoint: string): string {
  return endpoint.endsWith('/') ? endpoint : `${endpoint}/`;
}
